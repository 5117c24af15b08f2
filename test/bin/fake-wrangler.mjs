#!/usr/bin/env node
/*
 * A stand-in for wrangler with an account in the file FAKE_ACCOUNT. It says what wrangler says, and
 * fails at the creation whose number is FAKE_FAILURE.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = process.env.FAKE_ACCOUNT
const account = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { kv: {}, d1: {}, r2: {}, queues: {}, created: 0, calls: [] }
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const name = words.at(-1)
account.calls.push(process.argv.slice(2).join(' '))

const commands = {
  'kv namespace list': () =>
    say(
      Object.entries(account.kv).map(([title, id]) => ({ id, title, supports_url_encoding: true })),
    ),
  'd1 list': () =>
    say(Object.entries(account.d1).map(([name, uuid]) => ({ uuid, name, version: 'production' }))),
  'r2 bucket info': () => show(account.r2, 'The specified bucket does not exist. [code: 10006]'),
  'queues info': () => show(account.queues, `Queue "${name}" does not exist.`),
  'kv namespace create': () => create(account.kv, randomUUID().replaceAll('-', '')),
  'd1 create': () => create(account.d1, randomUUID()),
  'r2 bucket create': () => create(account.r2, name),
  'queues create': () => create(account.queues, name),
}
const found = Object.keys(commands).find((command) => words.join(' ').startsWith(command))
if (!found) fail(`Unknown argument: ${words.join(' ')}`)
commands[found]()
writeFileSync(file, JSON.stringify(account))

function say(list) {
  console.log(JSON.stringify(list, null, 2))
}

function show(kept, missing) {
  if (!kept[name]) fail(missing)
  console.log(`name: ${name}`)
}

function create(kept, id) {
  if (kept[name]) fail(`${name} already exists`)
  account.created++
  if (String(account.created) === process.env.FAKE_FAILURE)
    fail('A request to the Cloudflare API failed.')
  kept[name] = id
  console.log(`Created ${name}`)
}

function fail(message) {
  writeFileSync(file, JSON.stringify(account))
  console.error(`X [ERROR] ${message}`)
  process.exit(1)
}
