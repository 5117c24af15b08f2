import { builtinCategories } from '#shared/categories.ts'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { acceptedLanguage } from '../http/accepted-language.ts'
import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { logError } from '../log/log.ts'
import { shellOf } from './load-shell.ts'
import { renderPage } from './render-page.ts'

/** The error handler of every request: logs the cause and shows the error page. */
export async function answerError(error: Error, context: AppContext): Promise<Response> {
  logError(`a ${context.req.method} request failed`, error)
  if (context.req.path.startsWith('/api/')) {
    const language = acceptedLanguage(context.req.header('Accept-Language'))
    return context.json(
      { message: contactStrings[language].failed, reference: context.var.requestId },
      500,
      noStore,
    )
  }
  const { pathname, search, origin } = new URL(context.req.url)
  const shell = { address: pathname + search, origin, categories: builtinCategories }
  return renderPage(context, shellOf(context.env, { ...shell, page: { name: 'error' } }))
}
