import { expect, it } from 'vitest'
import { parseEnteredAmount } from '../../../../../src/widgets/shared/model/figures/enteredAmount.ts'

it('default: reads an amount only with the decimals of its token', () => {
  const token = { chainId: 7, address: '0xa', symbol: 'ABC', name: 'Abc', decimals: 2 }
  expect(parseEnteredAmount('1,5', token, 'de')).toMatchObject({ status: 'valid', amount: 150n })
  expect(parseEnteredAmount('1.5', undefined, 'en')).toEqual({ status: 'unknownToken' })
  expect(parseEnteredAmount('', undefined, 'en')).toEqual({ status: 'empty' })
})
