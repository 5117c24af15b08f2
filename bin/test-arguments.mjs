import { readArguments } from './arguments.mjs'

/** Reads the arguments of a test command and returns those for vitest. */
export function readTestArguments(usage) {
  const { values, positionals, rest } = readArguments({
    usage: `${usage}

  FILE             tests whose path holds this
  --project NAME   shared, workerd, browser, journeys, films or engines; more than once
                   for more
  -t PATTERN       tests whose name matches
  --               what follows is for vitest`,
    options: {
      project: { type: 'string', multiple: true, default: [] },
      testNamePattern: { type: 'string', short: 't' },
    },
    mostWords: Number.POSITIVE_INFINITY,
    passesOn: true,
  })
  const { project, testNamePattern } = values
  const named = testNamePattern === undefined ? [] : ['-t', testNamePattern]
  return { projects: project, filters: [...positionals, ...named, ...rest] }
}
