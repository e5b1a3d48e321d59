import { mainnet, optimism } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import type { DepositParties, KnownDepositParties, DepositTerms } from '@causeway/react/execution'
import type { AppFee, RequestRecord } from '@causeway/react/schemas'
import { areKnownParties, partiesOf } from '../../../src/deposit/request/depositParties.ts'
import { destinations } from '../../support/environment/nonEvmChains.ts'

const own = {
  account: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  user: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  recoveryAddress: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  partner: '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
}
const stranger = '0x000000000000000000000000000000000000bEEF'

const parties: DepositParties = {
  user: own.user,
  recipient: own.recipient,
  refundTo: own.refundTo,
  recoveryAddress: own.recoveryAddress,
  appFeeRecipients: [own.partner],
  conversion: undefined,
}
const named: KnownDepositParties['named'] = {
  user: own.user,
  recipient: own.recipient,
  refundTo: own.refundTo,
  recoveryAddress: own.recoveryAddress,
  extraFields: { appFees: [{ recipient: own.partner, fee: '10' }] },
}
const evm = { origin: mainnet, destination: optimism }

describe('areKnownParties', () => {
  it('behavior: goes by the list of app fees that is sent', () => {
    const appFees = [{ recipient: stranger, fee: 10 }]
    expect(areKnownParties(parties, { named: { ...named, appFees } }, evm)).toBe(false)
    const paysStranger = { ...parties, appFeeRecipients: [stranger] }
    expect(areKnownParties(paysStranger, { named: { ...named, appFees } }, evm)).toBe(true)
  })

  it('default: accepts all parties that the page names, in any letter case and with spaces', () => {
    expect(areKnownParties(parties, { named }, evm)).toBe(true)
    const typed = { ...named, recipient: ` ${own.recipient.toLowerCase()}\n` }
    expect(areKnownParties(parties, { named: typed }, evm)).toBe(true)
  })

  it.each(['user', 'recipient', 'refundTo', 'recoveryAddress'] as const)(
    'behavior: needs only one stranger to fail: %s',
    (role) => {
      expect(areKnownParties({ ...parties, [role]: stranger }, { named }, evm)).toBe(false)
    },
  )

  it.each(['user', 'recipient', 'refundTo', 'recoveryAddress'] as const)(
    'behavior: doesn’t know an account that the page doesn’t name: %s',
    (role) => {
      expect(areKnownParties(parties, { named: { ...named, [role]: undefined } }, evm)).toBe(false)
    },
  )

  it('behavior: knows no account if the page names none', () => {
    expect(areKnownParties(parties, {}, evm)).toBe(false)
  })

  it('behavior: accepts the connected account in every role, except as the recipient of a fee', () => {
    const all = {
      ...parties,
      user: own.account,
      recipient: own.account,
      refundTo: own.account,
      recoveryAddress: own.account,
      appFeeRecipients: [],
    }
    expect(areKnownParties(all, { account: own.account }, evm)).toBe(true)
    expect(areKnownParties({ ...all, appFeeRecipients: [own.account] }, { account: own.account }, evm)).toBe(
      false,
    )
  })

  it('behavior: takes the refund address as the user and the recovery address of a request without a wallet', () => {
    const payers = { ...parties, user: own.refundTo, recoveryAddress: own.refundTo }
    const { user: _user, recoveryAddress: _recovery, ...others } = named ?? {}
    expect(areKnownParties(payers, { named: others }, evm)).toBe(true)
    expect(areKnownParties({ ...payers, recipient: own.refundTo }, { named: others }, evm)).toBe(false)
  })

  it('behavior: needs no recovery address', () => {
    expect(areKnownParties({ ...parties, recoveryAddress: undefined }, { named }, evm)).toBe(true)
  })

  describe('outside the EVM', () => {
    const { chain, recipient } = destinations.bitcoin
    const paidByAccount: DepositParties = {
      ...parties,
      refundTo: own.account,
      user: own.account,
      recoveryAddress: undefined,
    }
    const known = {
      account: own.account,
      named: { recipient: own.recipient, extraFields: named?.extraFields },
    }

    it('behavior: doesn’t know the connected account there, on either side', () => {
      expect(areKnownParties(paidByAccount, known, evm)).toBe(true)
      expect(areKnownParties(paidByAccount, known, { ...evm, origin: chain })).toBe(false)
      const received = { ...paidByAccount, recipient: own.account }
      expect(areKnownParties(received, known, evm)).toBe(true)
      expect(areKnownParties(received, known, { ...evm, destination: chain })).toBe(false)
    })

    it('behavior: doesn’t know it on an unknown chain either', () => {
      expect(areKnownParties(paidByAccount, known, { ...evm, origin: undefined })).toBe(false)
      expect(
        areKnownParties({ ...paidByAccount, recipient: own.account }, known, {
          ...evm,
          destination: undefined,
        }),
      ).toBe(false)
    })

    it('behavior: knows the recipient that the page names', () => {
      const there = { ...parties, recipient }
      const route = { ...evm, destination: chain }
      expect(areKnownParties(there, { named: { ...named, recipient } }, route)).toBe(true)
      expect(areKnownParties(there, { named }, route)).toBe(false)
    })
  })

  it.each<[string, unknown, boolean]>([
    ['another one', [{ recipient: stranger }], false],
    ['two', [{ recipient: stranger }, { recipient: own.partner }], true],
    ['none', [], false],
    ['a fee without one', [{ fee: '10' }], false],
    ['a number', [{ recipient: 5 }], false],
    ['something other than a fee', [null, own.partner], false],
    ['something other than a list', { recipient: own.partner }, false],
    ['nothing', undefined, false],
  ])(
    'behavior: accepts only fees to recipients that the page writes into the quote: %s',
    (_, appFees, isKnown) => {
      expect(areKnownParties(parties, { named: { ...named, extraFields: { appFees } } }, evm)).toBe(isKnown)
      // One cast: a page without types may write anything.
      const typed = { ...named, appFees: appFees as AppFee[], extraFields: undefined }
      expect(areKnownParties(parties, { named: typed }, evm)).toBe(isKnown)
    },
  )

  it('behavior: knows recipients of app fees of the page’s server if the page names them', () => {
    const byServer = { ...named, extraFields: undefined, appFeeRecipients: [own.partner.toLowerCase()] }
    expect(areKnownParties(parties, { named: byServer }, evm)).toBe(true)
    expect(areKnownParties({ ...parties, recipient: own.partner }, { named: byServer }, evm)).toBe(false)
    const both = { ...parties, appFeeRecipients: [own.partner, stranger] }
    expect(areKnownParties(both, { named: { ...named, appFeeRecipients: [stranger] } }, evm)).toBe(true)
  })

  it('behavior: needs the user to confirm the conversion together with the accounts, and again if it changes', () => {
    const conversion = { paid: 7n, received: 5n, currency: undefined, lossBps: 400, lossUsd: '2' }
    const asked = { ...parties, conversion }
    expect(areKnownParties(asked, { named }, evm)).toBe(false)
    expect(areKnownParties(asked, { accepted: parties }, evm)).toBe(false)
    expect(areKnownParties(asked, { accepted: { ...asked } }, evm)).toBe(true)
    const worse = { ...asked, conversion: { ...conversion, received: 4n } }
    expect(areKnownParties(worse, { accepted: asked }, evm)).toBe(false)
  })

  it('behavior: requires every recipient of a fee to be known', () => {
    const two = { ...parties, appFeeRecipients: [own.partner, stranger] }
    expect(areKnownParties(two, { named }, evm)).toBe(false)
  })

  it('default: knows the accounts that the user has confirmed, all of them and no others', () => {
    expect(areKnownParties(parties, { accepted: { ...parties } }, evm)).toBe(true)
    for (const role of ['user', 'recipient', 'refundTo', 'recoveryAddress'] as const) {
      expect(areKnownParties(parties, { accepted: { ...parties, [role]: stranger } }, evm)).toBe(false)
    }
    expect(areKnownParties(parties, { accepted: { ...parties, appFeeRecipients: [] } }, evm)).toBe(false)
  })
})

describe('partiesOf', () => {
  const terms = {
    recipient: own.recipient,
    refundTo: own.refundTo,
    pay: { chainId: 1, decimals: 18, amount: 7n },
    receive: { chainId: 10, decimals: 18, amount: 6n },
  } as DepositTerms
  const route = {
    quoted: {
      origin: { inputCurrency: { amount: 7n, amountUsd: '7' } },
      destination: { outputCurrency: { amount: 6n, amountUsd: '6.9' } },
    },
  }
  const recordOf = (appFees: unknown, change: object = {}) =>
    ({
      user: own.user,
      depositAddress: { recoveryAddress: own.recoveryAddress },
      data: { appFees, route },
      ...change,
    }) as RequestRecord

  it('default: takes the accounts from the record, each recipient of a fee once', () => {
    const quoted = [{ recipient: own.partner }, { recipient: stranger }, { recipient: own.partner }]
    expect(partiesOf(recordOf({ quoted }), terms, [])).toEqual({
      ...parties,
      appFeeRecipients: [own.partner, stranger],
    })
  })

  it('behavior: writes “?” for a user and a fee recipient that aren’t given, whom no page knows', () => {
    const unsaid = partiesOf(recordOf({ quoted: [{}, {}] }, { user: undefined }), terms, [])
    expect(unsaid).toMatchObject({ user: '?', appFeeRecipients: ['?'] })
    expect(areKnownParties({ ...parties, user: unsaid.user }, { named }, evm)).toBe(false)
    expect(areKnownParties({ ...parties, appFeeRecipients: unsaid.appFeeRecipients }, { named }, evm)).toBe(
      false,
    )
  })

  it.each([undefined, {}])('behavior: names no fee recipient without fees (%o)', (appFees) => {
    expect(partiesOf(recordOf(appFees), terms, []).appFeeRecipients).toEqual([])
  })

  it('behavior: asks about a poor conversion', () => {
    const poor = {
      ...route,
      quoted: { ...route.quoted, destination: { outputCurrency: { amountUsd: '6' } } },
    }
    expect(partiesOf(recordOf([], { data: { route: poor } }), terms, [])).toMatchObject({
      conversion: { paid: 7n, received: 6n, lossUsd: '1' },
    })
  })

  it('behavior: names no recovery address without a deposit address in the record', () => {
    expect(
      partiesOf(recordOf(undefined, { depositAddress: undefined }), terms, []).recoveryAddress,
    ).toBeUndefined()
  })
})
