/** The part of Node that `nodejs_compat` gives the log. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Store> {
    run<Value>(store: Store, work: () => Value): Value
    getStore(): Store | undefined
  }
}
