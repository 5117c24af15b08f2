/* Lists contact messages with their state, and lets the house retry or close them. See `--help`. */
import { readArguments, refuse } from './arguments.mjs'
import { change, changeAll, list, show } from './message-commands.ts'
import { findMessage } from './message-rows.ts'
import { localStore, type MessageStore, wranglerStore } from './message-store.ts'

const usage = `npm run messages -- COMMAND [OPTIONS]

  list [STATE]                     the newest messages, and how many are in each state
  show ID                          one message, whole
  retry ID, retry --all STATE      mails messages within five minutes
  close ID, close --all STATE      marks messages as done: the daily digest names them no more

An ID may be cut short, as in the subject of a mail. STATE is pending, sending, sent, unknown, dead,
held or closed; --all takes one that waits: pending, unknown, dead or held.

  --limit N             lists N messages, 50 by default
  --skip N              leaves out the newest N
  --remote              on Cloudflare, as \`wrangler login\` has it, not on this machine
  --persist-to FOLDER   local state in a folder other than .wrangler/state`

const knownStates = ['pending', 'sending', 'sent', 'unknown', 'dead', 'held', 'closed']
/** States in which the house can act. */
const waitingStates = ['pending', 'unknown', 'dead', 'held']

const { values, positionals } = readArguments({
  usage: usage,
  options: {
    all: { type: 'string' },
    limit: { type: 'string', default: '50' },
    skip: { type: 'string', default: '0' },
    remote: { type: 'boolean', default: false },
    'persist-to': { type: 'string' },
  },
  mostWords: 2,
})
const [command = 'list', word = ''] = positionals
const store = storeOf(values)
try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await store.close()
}

async function run(): Promise<void> {
  if (command === 'list') {
    const bounds = { limit: readCount('limit', values.limit), skip: readCount('skip', values.skip) }
    return list(store, word && checkState(word, knownStates), bounds)
  }
  if (command === 'show') return show(await findMessage(store, checkId(word)))
  if (command !== 'retry' && command !== 'close') {
    return refuse(`There is no command ${command}.\n\n${usage}`)
  }
  if (values.all === undefined) {
    return change(store, command, await findMessage(store, checkId(word)))
  }
  if (word) return refuse(`Give either an id or --all, not both: ${word}`)
  return changeAll(store, command, checkState(values.all, waitingStates))
}

function storeOf({ remote, 'persist-to': folder }: typeof values): MessageStore {
  return remote ? wranglerStore(['--remote']) : localStore(folder)
}

function readCount(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  return refuse(`--${name} is a whole number, not '${text}'`)
}

function checkState(word: string, states: readonly string[]): string {
  if (states.includes(word)) return word
  return refuse(`There is no state ${word} here: it is one of ${states.join(', ')}`)
}

function checkId(word: string): string {
  if (/^[0-9a-f-]{4,36}$/i.test(word)) return word.toLowerCase()
  return refuse(`An id is hexadecimal digits and hyphens, four at least, not '${word}'`)
}
