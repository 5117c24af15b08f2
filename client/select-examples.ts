/** Selects an example when it is entered, so that typing replaces it, also before the page hydrates. */
export function selectExamples(): void {
  addEventListener('focusin', ({ target }) => select(target))
  select(document.activeElement)
}

function select(field: EventTarget | null): void {
  if (!(field instanceof HTMLTextAreaElement) || field.dataset.example === undefined) return
  // Before React renders, something may have been typed.
  if (field.value === field.defaultValue) field.select()
}
