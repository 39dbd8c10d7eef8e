/** What is seldom wanted, or late, is not loaded with the rest of a screen. */
import { type ComponentType, lazy, Suspense } from 'react';

/** A piece that is loaded when it is first drawn; nothing stands in its place until then. One that cannot be loaded is drawn plainly like any that fails. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return function Later(props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
