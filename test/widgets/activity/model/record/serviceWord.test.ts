import { expect, it } from 'vitest'
import { serviceWord } from '../../../../../src/widgets/activity/model/record/serviceWord.ts'
import { translateToEnglish } from '../../../../support/words/translateToEnglish.ts'

it('default: translates kinds and features, and keeps unknown ones as they are', () => {
  expect(serviceWord('activity.kind', 'Crosschain Swap', translateToEnglish)).toBe('Cross-chain swap')
  expect(serviceWord('activity.feature', 'time_travel', translateToEnglish)).toBe('time_travel')
})
