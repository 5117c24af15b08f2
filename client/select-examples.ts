/** The words of an example are replaced by what is typed, also before the page hydrates. */
export function selectExamples(): void {
  addEventListener('focusin', ({ target }) => select(target))
  select(document.activeElement)
}

function select(field: EventTarget | null): void {
  if (!(field instanceof HTMLTextAreaElement) || field.dataset.example === undefined) return
  // React keeps the default at the value, but before it something may be typed.
  if (field.value === field.defaultValue) field.select()
}
