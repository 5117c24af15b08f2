/** The global object of a worker. Typed by hand: the DOM types and the worker types exclude each other. */
export interface WorkerScope<Question, Answer> {
  onmessage: ((event: MessageEvent<Question>) => void) | null
  postMessage(answer: Answer, transfer?: Transferable[]): void
}
