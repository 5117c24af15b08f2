import { afterAll, afterEach } from 'vitest'
import { endFile, endVisits } from './site.ts'

afterEach(endVisits)
afterAll(endFile)
