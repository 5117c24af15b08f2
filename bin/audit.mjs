import { spawnSync } from 'node:child_process'
import { root } from './steps.mjs'

const MINUTE_MS = 60_000
/** The ways in which npm says that nobody answers. */
const silence = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|audit endpoint|ENOAUDIT/

/** Known faults of high severity end it with 1; a registry that does not answer is no fault of ours. */
const { status, stdout, stderr, error } = spawnSync('npm', ['audit', '--audit-level=high'], {
  cwd: root,
  encoding: 'utf8',
  timeout: MINUTE_MS,
  shell: process.platform === 'win32',
})
if (error || silence.test(stderr)) {
  console.log('Skipped: the registry answers no audit, so no package was looked up.')
} else {
  console.log(stdout.trim())
  process.exitCode = status ?? 1
}
