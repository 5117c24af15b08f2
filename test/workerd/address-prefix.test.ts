import { expect, test } from 'vitest'
import { addressPrefix, networkGroups } from '../../src/http/address-prefix.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:3::', '2001:db8:1'],
  ['2001:db8::7', '2001:db8:0'],
])('%s is in the network %s', (address, prefix) => {
  expect(addressPrefix(address, networkGroups)).toBe(prefix)
})
