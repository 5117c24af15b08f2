import { spawnSync } from 'node:child_process'
import { readArguments } from './arguments.mjs'
import { root } from './steps.mjs'

const { values } = readArguments({
  usage: `npm run audit [-- --allow-silence]

Asks the registry for known faults of the packages. Ends with 1 where there are any of high severity or
worse, and with 3 where the registry does not answer: then nothing is known.

  --allow-silence   ends with 0 where the registry does not answer, for machines without a network`,
  options: { 'allow-silence': { type: 'boolean', default: false } },
})

const minuteMs = 60_000
const maxTries = 3
const silenceWarning = 3
/** Messages that npm prints when the registry does not answer. */
const silence = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|audit endpoint|ENOAUDIT/

let answer = ask()
for (let tries = 1; !answer && tries < maxTries; tries++) answer = ask()
if (answer) {
  console.log(answer.stdout.trim())
  process.exitCode = answer.status ?? 1
} else {
  console.error(
    `NOT AUDITED: the registry did not answer ${maxTries} times. No package was looked up.`,
  )
  process.exitCode = values['allow-silence'] ? 0 : silenceWarning
}

/** Undefined if the registry does not answer. */
function ask() {
  const asked = spawnSync('npm', ['audit', '--audit-level=high'], {
    cwd: root,
    encoding: 'utf8',
    timeout: minuteMs,
    shell: process.platform === 'win32',
  })
  return asked.error || silence.test(asked.stderr) ? undefined : asked
}
