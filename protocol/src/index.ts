/** The protocol's door: what a chair sees, the messages on the socket, and what is asked for over HTTP. */
export * from './admin.ts';
export { keySchema } from './bounds.ts';
export { byName } from './by-name.ts';
export * from './http.ts';
export * from './messages.ts';
export * from './notices.ts';
export * from './phrases.ts';
export * from './replies.ts';
export * from './seen.ts';
export { likenessOf } from './text.ts';
export { PROTOCOL } from './version.ts';
