import { expect, it } from 'vitest'
import { failReasons } from '../../../../src/errors/codes/failReasons.ts'
import { english } from '../../../../src/locales/english.ts'
import { failureReason } from '../../../../src/widgets/shared/messages/failureReason.ts'
import { translateToEnglish } from '../../../support/words/translateToEnglish.ts'

it.each(Object.keys(failReasons))('default: %s in words', (reason) => {
  const text = failureReason(reason, translateToEnglish)
  expect(text).toMatch(/^[A-Z].*\.$/)
  expect(text).not.toContain('_')
})

it('behavior: every known reason has words, and no words are left over', () => {
  const known = Object.keys(english).flatMap((key) => /^failure\.(.*)/.exec(key)?.[1] ?? [])
  expect(known.toSorted()).toEqual(Object.keys(failReasons).toSorted())
})

it('behavior: an unknown reason is quoted, cleaned', () => {
  expect(failureReason('SUN_IN_ECLIPSE\u202e', translateToEnglish)).toBe(
    'The provider returned an unknown reason: SUN_IN_ECLIPSE',
  )
  expect(failureReason('unknown', translateToEnglish)).toContain('unknown reason: unknown')
  expect(failureReason('toString', translateToEnglish)).toContain('toString')
})

it.each([null, undefined, '', 'N/A'])('behavior: %j is no reason', (reason) => {
  expect(failureReason(reason, translateToEnglish)).toBeUndefined()
})
