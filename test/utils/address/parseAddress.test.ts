import { describe, expect, it } from 'vitest'
import { parseAddress } from '../../../src/utils/address/parseAddress.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('parseAddress', () => {
  it.each([
    ['with its checksum', address],
    ['in lower case', address.toLowerCase()],
    ['in capitals', `0x${address.slice(2).toUpperCase()}`],
    ['with space around it', ` ${address}\n`],
  ])('default: accepts an address %s', (_, text) => {
    expect(parseAddress(text)).toEqual({ address, problem: undefined })
  })

  it.each(['', ' ', '\n'])('behavior: reads %j as no address yet', (text) => {
    expect(parseAddress(text)).toStrictEqual({ address: undefined, problem: undefined })
  })

  it.each([
    ['a name', 'vitalik.eth', 'format'],
    ['a digit too few', address.slice(0, -1), 'format'],
    ['a digit too many', `${address}0`, 'format'],
    ['no 0x', address.slice(2), 'format'],
    ['another letter case', address.replace('F', 'f'), 'checksum'],
    ['a direction mark', `\u202e${address}`, 'format'],
    ['something invisible inside', `${address.slice(0, 9)}\u200b${address.slice(9)}`, 'format'],
    ['another digit', address.replace('39', '93'), 'checksum'],
  ] as const)('error: refuses %s', (_, text, problem) => {
    expect(parseAddress(text)).toEqual({ address: undefined, problem })
  })
})
