'use client'
import { forwardRef } from 'react'
import { decodeErc20Call } from '../../../decode/calls/decodeErc20Call.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { DestinationCall } from '../../../schemas/quote/body/destinationCall.ts'
import { nativeAddressOf } from '../../../utils/chains/nonEvmChain.ts'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { useLocale } from '../messages/useLocale.ts'
import { useMessages } from '../messages/useMessages.ts'
import { findToken } from '../model/tokens/findToken.ts'
import { chainName, symbolOf } from '../model/tokens/tokenNames.ts'
import { shortenHash } from '../model/links/shortenHash.ts'
import type { PartAttributes } from '../createUsePart.ts'
import { renderPart, type PartProps } from '../render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { CodeText } from './copy/CodeText.tsx'
import { CopyableCode } from './copy/CopyableCode.tsx'
import { Fact } from './figures/Fact.tsx'

interface DestinationCallsProps extends PartProps<'details'> {
  /** The element's attributes. @default those of a part that all widgets share */
  attributes?: PartAttributes | undefined
  calls: readonly DestinationCall[]
  chainId: number
  /** Their name where their chain is named beside them. @default with their chain */
  heading?: string | undefined
}

/** The calls made with the funds on the destination chain, in order. Renders a `<details>`, or nothing. */
export const DestinationCalls = forwardRef<HTMLDetailsElement, DestinationCallsProps>(
  function DestinationCalls({ attributes, calls, chainId, heading, ...props }, ref) {
    const part = usePart()
    const translate = useMessages()
    const { chains } = useTokens()
    if (calls.length === 0) return null
    const chain = sanitizeText(chainName(chains, chainId))
    return renderPart(
      <details ref={ref} {...(attributes ?? part('calls'))}>
        <summary {...part('calls-summary')}>
          {heading ?? translate('checkout.calls', { chain })} ({calls.length})
        </summary>
        <ol {...part('calls-list')}>
          {calls.map((call, index) => (
            // Calls may be identical, and their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <CallFacts call={call} chainId={chainId} />
            </li>
          ))}
        </ol>
      </details>,
      props,
    )
  },
)

function CallFacts({ call: { to, value, data }, chainId }: { call: DestinationCall; chainId: number }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { chains, tokens } = useTokens()
  const chain = chains.find(({ id }) => id === chainId)
  const called = findToken(tokens, { chainId, address: to })
  const native = findToken(tokens, chain && { chainId, address: nativeAddressOf(chain) })
  const known = decodeErc20Call(data)
  const written = (amount: bigint, token: typeof native) =>
    translate('review.amount', {
      amount: formatAmount(amount, {
        decimals: token?.decimals ?? chain?.nativeCurrency.decimals ?? 0,
        locale,
        rounding: 'up',
        maximumFractionDigits: token?.decimals ?? chain?.nativeCurrency.decimals ?? 0,
      }),
      symbol: symbolOf(token ?? chain?.nativeCurrency),
    })
  const isPlain = data === '0x'
  const moved = isPlain
    ? value > 0n && written(value, native)
    : called && known?.amount !== undefined && written(known.amount, called)
  const receiver = isPlain ? to : known?.name === 'transfer' ? known.target : undefined
  const targetLabel = translate(known?.name === 'transfer' ? 'review.fact.receiver' : 'review.fact.spender')
  return (
    <>
      {moved && receiver && (
        <p>
          <strong>
            <bdi>{translate('review.call.transfer', { amount: moved, address: shortenHash(receiver) })}</bdi>
          </strong>
        </p>
      )}
      <dl {...part('facts')}>
        <Fact label={translate('review.fact.contract')}>
          <CopyableCode text={to} what={translate('review.fact.contract')} />
        </Fact>
        {!isPlain && (
          <Fact label={translate('review.fact.function')}>
            <CodeText text={known?.name ?? data.slice(0, 10)} />
            {moved && (
              <>
                {' '}
                <bdi>{moved}</bdi>
              </>
            )}
          </Fact>
        )}
        {known?.target && (
          <Fact label={targetLabel}>
            <CopyableCode text={known.target} what={targetLabel} />
          </Fact>
        )}
        {value > 0n && (
          <Fact label={translate('review.fact.value')}>
            <bdi>{written(value, native)}</bdi>
          </Fact>
        )}
      </dl>
      {!isPlain && (
        <details>
          <summary {...part('calls-summary')}>{translate('review.fact.data')}</summary>
          <CodeText text={data} maxLength={100_000} />
        </details>
      )}
    </>
  )
}
