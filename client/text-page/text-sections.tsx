import type { TextSection } from '#shared/i18n/about/text-section.ts'

export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ title, paragraphs }) => (
    <section key={title}>
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  ))
}
