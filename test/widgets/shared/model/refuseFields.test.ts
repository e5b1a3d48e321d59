import { expect, it } from 'vitest'
import { decidedByForm, refuseFields } from '../../../../src/widgets/shared/model/refuseFields.ts'

it('error: refuses what is set elsewhere, naming the first', () => {
  const rules = { amount: decidedByForm, user: 'the wallet decides it' }
  expect(() => refuseFields({ user: 5, amount: 0n }, rules, 'Form')).toThrow(
    'The argument "quoteParameters.amount" of `Form` is invalid: the form decides it: set what it begins with by `defaultValue`, or dictate it by `value`',
  )
  expect(() => refuseFields({ user: '0xa' }, rules, 'Form')).toThrow(
    'The argument "quoteParameters.user" of `Form` is invalid: the wallet decides it',
  )
  expect(() => refuseFields({ user: undefined, amount: null, other: 1 }, rules, 'Form')).not.toThrow()
})
