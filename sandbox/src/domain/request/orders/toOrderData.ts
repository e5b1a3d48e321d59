import { encodeAbiParameters, pad, parseAbiParameters, type Address, type Hex } from 'viem'
import type { LedgerChain } from '../../chains/chain.ts'
import { protocolChainName } from '../../service/dialect.ts'
import { findChain } from '../../chains/findChain.ts'
import type { Families } from '../../chains/families.ts'
import type { Ledger, LedgerCalls } from '../../ledger/ledger.ts'
import type { ServicePolicy } from '../../service/policy.ts'
import type { ServiceRequest } from '../flow/serviceRequest.ts'

/**
 * The solver's obligation for a deposit; its hash is the request's `orderId`. Amounts are in base units, addresses in their chains'
 * formats.
 */
export interface OrderData {
  version: 'v1'
  solverChainId: string
  solver: Address
  /** Makes the order unique: the id of its request. */
  salt: Hex
  inputs: readonly OrderInput[]
  output: OrderOutput
  fees: readonly OrderFee[]
}

/** The solver's payment, and the refunds that it may make instead of filling. */
interface OrderInput {
  payment: { chainId: string; currency: string; amount: string; weight: string }
  refunds: readonly OrderRefund[]
}

/** One possible refund. */
interface OrderRefund {
  chainId: string
  recipient: string
  currency: string
  minimumAmount: string
  deadline: number
  /** The contract that pays, padded to 32 bytes. */
  extraData: Hex
}

/** The solver's payments and calls. */
interface OrderOutput {
  chainId: string
  payments: readonly {
    recipient: string
    currency: string
    minimumAmount: string
    expectedAmount: string
  }[]
  /** Each is address, calldata and value, encoded. */
  calls: readonly Hex[]
  /** Seconds since the epoch. */
  deadline: number
  /** The contract that pays, padded to 32 bytes. */
  extraData: Hex
}

/** A fee that is paid when the order is filled. */
interface OrderFee {
  recipientChainId: string
  recipient: string
  currencyChainId: string
  currency: string
  amount: string
}

/** Writes the order of a request that the solver fills. */
export function toOrderData(
  request: Omit<ServiceRequest, 'orderId'>,
  { ledger, policy, families }: { ledger: Ledger; policy: ServicePolicy; families: Families },
): OrderData {
  const { id, recipient, expiresAt, terms } = request
  const { currencyIn, currencyOut, amountIn, amountOut, minimumOut, appFees, calls } = terms
  const [origin, destination] = [chainOf(currencyIn.chainId), chainOf(currencyOut.chainId)]
  const [paid, received] = [write(origin, currencyIn.address), write(destination, currencyOut.address)]
  const deadline = Math.floor(expiresAt / 1000)
  return {
    version: 'v1',
    solverChainId: nameOf(destination),
    solver: lower(ledger.solver),
    salt: id,
    inputs: [
      {
        payment: { chainId: nameOf(origin), currency: paid, amount: amountIn.toString(), weight: '1' },
        refunds: refunds(),
      },
    ],
    output: {
      chainId: nameOf(destination),
      payments: [
        {
          recipient: writePerson(destination, recipient),
          currency: received,
          minimumAmount: minimumOut.toString(),
          expectedAmount: amountOut.toString(),
        },
      ],
      calls: (calls?.calls ?? []).map(encodeOrderCall),
      deadline,
      extraData: pad(lower(calls ? destination.callFiller : destination.depository)),
    },
    fees: appFees.map(({ recipient, amount }) => ({
      recipientChainId: nameOf(origin),
      recipient: writePerson(origin, recipient),
      currencyChainId: nameOf(origin),
      currency: paid,
      amount: amount.toString(),
    })),
  }

  function refunds(): OrderRefund[] {
    const { refundTo, hasOwnRefundTo, refundsOnOrigin, depositAddress } = request
    const toPayer = refund(origin, refundTo, paid)
    if (policy.dialect === 'interface' || origin.id === destination.id || refundsOnOrigin) return [toPayer]
    // Deployments may refund the recipient instead, since they don't know who paid to a deposit address.
    const toRecipient = refund(destination, recipient, received)
    return depositAddress && !hasOwnRefundTo ? [toRecipient] : [toPayer, toRecipient]
  }

  function refund(chain: LedgerChain, to: Address, currency: string): OrderRefund {
    return {
      chainId: nameOf(chain),
      recipient: writePerson(chain, to),
      currency,
      // Deposits of any size are refunded.
      minimumAmount: '0',
      deadline,
      extraData: pad(lower(chain.depository)),
    }
  }

  function chainOf(chainId: number): LedgerChain {
    return findChain(ledger.chains, chainId, ({ id }) => id)
  }

  function write({ id }: LedgerChain, address: Address): string {
    return families.of(id)?.writeAddress(address) ?? lower(address)
  }

  /** Deployments keep an account's address as it was requested. */
  function writePerson(chain: LedgerChain, address: Address): string {
    const isKept = policy.dialect === 'deployment' && !chain.family
    return isKept ? address : write(chain, address)
  }

  function nameOf(chain: LedgerChain): string {
    return protocolChainName(chain, policy.dialect)
  }
}

/** Encodes a call: three tuples, each with one part of it. */
function encodeOrderCall({ to, data, value }: LedgerCalls['calls'][number]): Hex {
  return encodeAbiParameters(callParameters, [{ to: lower(to) }, { data }, { value }])
}

const callParameters = parseAbiParameters(['(address to)', '(bytes data)', '(uint256 value)'])

/** Orders have addresses in lower case. */
function lower(address: Address): Address {
  return address.toLowerCase() as Address
}
