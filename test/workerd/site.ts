import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { createApp } from '../../src/app.ts'

const app = createApp()

let households = 0

/** A request of a household that has asked nothing before, so that no test spends the limits of others. */
export function fromNewHousehold(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers)
  if (!headers.has('CF-Connecting-IP')) {
    headers.set('CF-Connecting-IP', `2001:db8:0:${(++households).toString(16)}::1`)
  }
  return { ...init, headers }
}

/**
 * Asks the site on the real bindings, and waits for what it does after the answer.
 *
 * @param init from a new household by default
 * @param bindings in the place of the real ones, for faults that these cannot be brought to
 */
export async function askSite(
  path: string,
  init: RequestInit = {},
  bindings: Partial<Env> = {},
): Promise<Response> {
  const context = createExecutionContext()
  const response = await app.request(path, fromNewHousehold(init), { ...env, ...bindings }, context)
  await waitOnExecutionContext(context)
  return response
}

/** Empties KV and the buckets: what one test published, the next does not find. */
export async function clearStorage() {
  const { keys } = await env.CONTENT.list()
  await Promise.all(keys.map(({ name }) => env.CONTENT.delete(name)))
  for (const bucket of [env.MEDIA, env.CONTACT_BUCKET]) {
    const { objects } = await bucket.list()
    await bucket.delete(objects.map(({ key }) => key))
  }
}

type Methods<Binding> = Partial<Record<keyof Binding, (...args: never[]) => unknown>>

/** A binding with some of its methods replaced. */
export function replaceMethods<Binding extends object>(
  binding: Binding,
  methods: Methods<Binding>,
): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const owner = Object.hasOwn(methods, name) ? methods : target
      const member: unknown = Reflect.get(owner, name)
      return typeof member === 'function' ? member.bind(owner) : member
    },
  })
}

/** A binding each of whose methods throws, as in an outage. */
export function breakDown<Binding extends object>(binding: Binding): Binding {
  return new Proxy(binding, {
    get: () => async () => {
      throw new Error('the service is down')
    },
  })
}
