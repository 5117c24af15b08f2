import { consentStrings } from '#shared/i18n/about/consent-strings.ts'
import { privacyPath } from '#shared/routes.ts'
import { Button } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { chooseConsent } from './consent.ts'
import classes from './consent-bar.module.css'

/** The consent question, with two answers of equal weight. It blocks nothing. */
export function ConsentBar() {
  const words = useStrings(consentStrings)
  return (
    <section className={classes.bar} aria-label={words.label}>
      <p>
        {words.question} <PageLink href={privacyPath}>{words.more}</PageLink>
      </p>
      <div className={classes.answers}>
        <Button look="outline" onClick={() => chooseConsent('refused')}>
          {words.refuse}
        </Button>
        <Button look="outline" onClick={() => chooseConsent('given')}>
          {words.accept}
        </Button>
      </div>
    </section>
  )
}
