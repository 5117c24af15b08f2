import { aboutStrings } from '#shared/i18n/about/about-strings.ts'
import { accessibilityStrings } from '#shared/i18n/about/accessibility-strings.ts'
import { accessibilityPath } from '#shared/routes.ts'
import { AskUs, TextPage } from '../../text-page/text-page.tsx'
import { TextSections } from '../../text-page/text-sections.tsx'
import { useStrings } from '../../ui/use-strings.ts'

export function AccessibilityPage() {
  const words = useStrings(accessibilityStrings)
  const names = useStrings(aboutStrings)
  const { description, lead } = words
  const head = { title: names.accessibility, path: accessibilityPath, description, lead }
  return (
    <TextPage {...head}>
      <TextSections sections={words.sections} />
      <AskUs question={words.questions} label={words.contact} />
    </TextPage>
  )
}
