import type SafeKit from '@safe-global/protocol-kit'
import SafeAppsSDK, { MessageFormatter, TransactionStatus } from '@safe-global/safe-apps-sdk'
import type { TestChain } from '../support/openSandbox.ts'

/** What the app of Safe is around a page: it asks the owners, and sends what enough of them have signed. */
export interface SafeHost {
  /** What a page within the app talks to it with. */
  sdk: SafeAppsSDK
  /** Methods that the page has asked for. */
  asked: string[]
  /** Hashes that it was asked about and had never given. */
  unknown: string[]
  /** What the second owner does. @default 'signs' */
  coOwner: 'signs' | 'waits' | 'declines'
  /** The second owner signs what waits. */
  signWaiting(): Promise<void>
}

interface SafeTransfer {
  status: TransactionStatus
  txHash?: string
  calls: number
  complete(): Promise<void>
}

interface Message {
  id: string
  method: string
  params: Record<string, unknown>
}

interface BaseTransaction {
  to: string
  value: string
  data: string
}

/**
 * Plays the app of Safe, which is a page and no package, to the SDK that pages within it use. Safes, signatures and what is sent
 * are those of the protocol kit.
 */
export function createSafeHost({ node, chain }: TestChain, owners: readonly [SafeKit, SafeKit]): SafeHost {
  const [first, second] = owners
  const transfers = new Map<string, SafeTransfer>()
  const page = openPage(answer)
  const host: SafeHost = {
    sdk: new SafeAppsSDK(),
    asked: [],
    unknown: [],
    coOwner: 'signs',
    async signWaiting() {
      for (const transfer of transfers.values()) await transfer.complete()
    },
  }
  return host

  async function answer({ id, method, params }: Message): Promise<void> {
    host.asked.push(method)
    try {
      page.tell(MessageFormatter.makeResponse(id as never, (await perform(method, params)) as never, '9.1.0'))
    } catch (error) {
      page.tell(MessageFormatter.makeErrorResponse(id as never, (error as Error).message, '9.1.0'))
    }
  }

  async function perform(method: string, params: Record<string, unknown>): Promise<unknown> {
    switch (method) {
      case 'getSafeInfo':
        return {
          safeAddress: await first.getAddress(),
          chainId: chain.id,
          owners: await first.getOwners(),
          threshold: await first.getThreshold(),
          isReadOnly: false,
        }
      case 'rpcCall':
        return node.request({ method: params.call, params: params.params } as never)
      case 'sendTransactions':
        return { safeTxHash: await send(params.txs as BaseTransaction[]) }
      case 'getTxBySafeTxHash':
        return tellTransfer(String(params.safeTxHash))
      case 'signTypedMessage':
        return { signature: await signMessage(params.typedData as never) }
      case 'signMessage':
        return { signature: await signMessage(String(params.message)) }
      default:
        throw new Error(`Unexpected method ${method}`)
    }
  }

  async function send(transactions: readonly BaseTransaction[]): Promise<string> {
    if (host.coOwner === 'declines') throw new Error('Transaction was rejected')
    const made = await first.createTransaction({
      transactions: transactions.map(({ to, value, data }) => ({
        to,
        value: BigInt(value).toString(),
        data,
      })),
    })
    const safeTxHash = await first.getTransactionHash(made)
    const signed = await first.signTransaction(made)
    const transfer: SafeTransfer = {
      status: TransactionStatus.AWAITING_CONFIRMATIONS,
      calls: transactions.length,
      async complete() {
        if (transfer.status !== TransactionStatus.AWAITING_CONFIRMATIONS) return
        transfer.status = TransactionStatus.AWAITING_EXECUTION
        const { hash } = await second.executeTransaction(await second.signTransaction(signed))
        const { status } = await node.waitForTransactionReceipt({ hash: hash as `0x${string}` })
        transfer.txHash = hash
        transfer.status = status === 'success' ? TransactionStatus.SUCCESS : TransactionStatus.FAILED
      },
    }
    transfers.set(safeTxHash, transfer)
    if (host.coOwner === 'signs') void transfer.complete()
    return safeTxHash
  }

  function tellTransfer(safeTxHash: string): unknown {
    const transfer = transfers.get(safeTxHash)
    if (!transfer) {
      host.unknown.push(safeTxHash)
      throw new Error('Transaction not found')
    }
    const { status: txStatus, txHash, calls } = transfer
    const parameters = [{ valueDecoded: Array.from({ length: calls }) }]
    const dataDecoded = calls > 1 ? { method: 'multiSend', parameters } : { method: 'transfer' }
    return { txStatus, txHash, txData: { dataDecoded } }
  }

  /** Signed by both, and put together as contracts read it (EIP-1271). */
  async function signMessage(message: Parameters<SafeKit['createMessage']>[0]): Promise<string> {
    const once = await first.signMessage(first.createMessage(message))
    return (await second.signMessage(once)).encodedSignatures()
  }
}

/** The window of a page that stands in a frame; the SDK knows no other way to speak with the app. */
function openPage(onMessage: (message: Message) => void): { tell(message: unknown): void } {
  const parent = { postMessage: (message: Message) => onMessage(message) }
  const page = Object.assign(new EventTarget(), { parent, crypto })
  Object.assign(globalThis, { window: page })
  return {
    tell: (data) =>
      page.dispatchEvent(
        Object.assign(new Event('message'), { data, origin: 'https://app.safe.example', source: parent }),
      ),
  }
}
