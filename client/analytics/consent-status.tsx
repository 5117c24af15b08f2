import { consentStrings } from '#shared/i18n/about/consent-strings.ts'
import { useSite } from '../data/site-context.ts'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { chooseConsent, useConsent } from './consent.ts'
import { hasTags } from './has-tags.ts'

/** What the visitor chose, and a button to change it, as short as the first choice was. */
export function ConsentStatus() {
  const words = useStrings(consentStrings)
  const { config } = useSite()
  const consent = useConsent()
  if (!hasTags(config)) return null
  if (consent === 'signalled') return <p>{words.signalled}</p>
  if (!config.needsConsent || consent === 'open') return null
  return (
    <div>
      <p role="status">{consent === 'given' ? words.given : words.refused}</p>
      {consent === 'given' ? (
        <Button look="outline" onClick={withdraw}>
          {words.withdraw}
        </Button>
      ) : (
        <Button look="outline" onClick={() => chooseConsent('given')}>
          {words.give}
        </Button>
      )}
    </div>
  )
}

/** Scripts that are loaded can only be removed by reloading the page. */
function withdraw() {
  chooseConsent('refused')
  location.reload()
}
