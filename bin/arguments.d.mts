import type { ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface ArgumentRules<Known extends Options> {
  usage: string
  options?: Known
  mostWords?: number
  passesOn?: boolean
}

interface Arguments<Known extends Options> {
  values: ReturnType<typeof parseArgs<{ options: Known }>>['values']
  positionals: string[]
  rest: string[]
}

export function readArguments<const Known extends Options = Record<never, never>>(
  rules: ArgumentRules<Known>,
): Arguments<Known>

export function refuse(message: string): never
