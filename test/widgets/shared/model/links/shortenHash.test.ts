import { expect, it } from 'vitest'
import { shortenHash } from '../../../../../src/widgets/shared/model/links/shortenHash.ts'

it('default: shortens a hash, and cleans it', () => {
  expect(shortenHash(`0x${'1'.repeat(64)}`)).toBe('0x1111…1111')
  expect(shortenHash(`0x\u202e${'1'.repeat(64)}`)).toBe('0x1111…1111')
})
