/** Offers something as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Offers a record as a file. */
export const save = (name: string, record: unknown): void =>
  saveFile(name, new Blob([JSON.stringify(record)], { type: 'application/json' }));
