import { describe, expect, it } from 'vitest'
import {
  addressFindings,
  type AddressFindingsInput,
} from '../../../../../src/widgets/swap/model/entered/addressFindings.ts'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const poisoned = '0xf39F000000000000000000000000000000002266'
const find = (change: Partial<AddressFindingsInput>) =>
  addressFindings({
    address: other,
    problem: undefined,
    isContract: false,
    known: [own],
    tokens: [token],
    ...change,
  })

describe('addressFindings', () => {
  it('default: reports an address that is used for the first time', () => {
    expect(find({})).toMatchObject({
      address: other,
      problem: undefined,
      lookAlike: undefined,
      isFirstUse: true,
    })
  })

  it.each<[string, Partial<AddressFindingsInput>, object]>([
    ['nothing', { address: undefined }, { problem: undefined, isFirstUse: false }],
    [
      'an invalid address',
      { address: undefined, problem: 'format' },
      { problem: 'format', isFirstUse: false },
    ],
    [
      'the own account',
      { address: own.toLowerCase() as typeof own },
      { isFirstUse: false, lookAlike: undefined },
    ],
    ['an address that looks like the own one', { address: poisoned }, { lookAlike: own, isFirstUse: true }],
    [
      'an address that looks like the own one, and is known itself',
      { address: poisoned, known: [own, poisoned] },
      { lookAlike: undefined },
    ],
    ['the zero address', { address: '0x0000000000000000000000000000000000000000' }, { problem: 'zero' }],
    ['the burn address', { address: '0x000000000000000000000000000000000000dEaD' }, { problem: 'zero' }],
    ['the token itself', { address: token }, { problem: 'token' }],
    ['a contract', { isContract: true }, { isContract: true, problem: undefined }],
    ['an account whose code is unknown', { isContract: undefined }, { isContract: false }],
    ['nothing, where the account is used instead', { address: undefined }, { isMissing: false }],
    ['nothing, where an address is needed', { address: undefined, isRequired: true }, { isMissing: true }],
    [
      'an invalid address, where one is needed',
      { address: undefined, problem: 'format', isRequired: true },
      { isMissing: false },
    ],
    ['an address where one is needed', { isRequired: true }, { isMissing: false }],
  ])('parameters: %s', (_, change, findings) => {
    expect(find(change)).toMatchObject(findings)
  })
})
