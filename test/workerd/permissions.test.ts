import { expect, test } from 'vitest'
import { baseOf } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'
import { photoFilmPath } from '#shared/routes.ts'
import { askSite } from './site.ts'

async function policyOf(path: string): Promise<string[]> {
  const { headers } = await askSite(path)
  return (headers.get('Permissions-Policy') ?? '').split(', ')
}

test.each(languages)(
  'in %s the microphone is open on the page of photo films alone',
  async (language) => {
    const base = baseOf(language)
    const policy = await policyOf(base + photoFilmPath)
    expect(policy.filter((each) => !each.endsWith('=()'))).toEqual(['microphone=(self)'])
    for (const path of ['/', '/videos', '/video/papers-for-a-wedding', '/nothing/here']) {
      const closed = await policyOf(base + path)
      expect(closed, path).toContain('microphone=()')
      expect(
        closed.filter((each) => !each.endsWith('=()')),
        path,
      ).toEqual([])
    }
  },
)

test.each(['/api/categories', '/health', `${photoFilmPath}/more`, '/videos?next=/video/photos'])(
  'the microphone is closed at %s',
  async (path) => {
    expect(await policyOf(path)).toContain('microphone=()')
  },
)
