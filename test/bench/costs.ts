import { readArguments } from '../../bin/arguments.mjs'
import { type Bill, billOf, perThousand, type Traffic, usual } from '../scale/cost-model.ts'

readArguments({
  usage: `npm run costs

Prints what 1,000 views of each page need, and what a month costs on Cloudflare at 1, 10 and 100 million
views. The counts are those that test/workerd/reads.test.ts checks.`,
})

const millions = [1, 10, 100]

console.log('Per 1,000 views:')
console.table(perThousand(usual))
console.log('US dollars a month:')
const bills = millions.map((views): [string, Bill] => [
  `${views} million views`,
  billOf({ ...usual, views: views * 1e6 } satisfies Traffic),
])
console.table(Object.fromEntries(bills))
