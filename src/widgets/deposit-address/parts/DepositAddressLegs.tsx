'use client'
import { forwardRef } from 'react'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { RequestLeg } from '../../../schemas/requests/requestLegs.ts'
import { shortenAddress } from '../../../utils/address/shortenAddress.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { CopyButton } from '../../shared/parts/CopyButton.tsx'
import { explorerLink } from '../../shared/model/explorerLink.ts'
import { Fact } from '../../shared/parts/Fact.tsx'
import { chainName } from '../../shared/model/tokenId.ts'
import { failureReason } from '../../shared/messages/failureReason.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { isUnconfirmedDeposit } from '../model/isUnconfirmedDeposit.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useDepositValues, type DepositValues } from '../model/useDepositValues.ts'

/**
 * Every payment that was seen, with amount, place and transaction, and the people and numbers of the transfer. Renders
 * a `<section>`, or nothing while the form is shown.
 */
export const DepositAddressLegs = forwardRef<HTMLElement, PartProps<'section'>>(
  function DepositAddressLegs(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { deposit, announce } = useDepositContext('DepositAddress.Legs')
    const { requestId, progress } = deposit
    const terms = isUnconfirmedDeposit(deposit) ? undefined : deposit.terms
    const values = useDepositValues(terms, progress)
    const isOver = progress?.state === 'refund' || progress?.state === 'failure'
    const reason = failureReason(isOver ? progress.failReason : undefined, translate)
    const refundReason = failureReason(progress?.refundFailReason, translate)
    if (requestId === undefined || !progress) return null
    const { legs, record } = progress
    const places = [
      [
        'recipient',
        translate('deposit.recipient', { chain: values.words.destination }),
        terms?.recipient ?? record?.recipient,
      ],
      ['refundTo', translate('deposit.fact.refundTo'), terms?.refundTo ?? record?.refundTo],
      ['recovery', translate('deposit.fact.recovery'), progress.recoveryAddress],
    ] as const
    return renderPart(
      <section ref={ref} {...part('deposit-legs')}>
        {legs.length > 0 && (
          <>
            <h3 {...part('deposit-heading')}>{translate('deposit.legs')}</h3>
            <ol {...part('deposit-leg-list')}>
              {legs.map((leg) => (
                <Leg key={`${leg.kind} ${leg.txHash}`} leg={leg} amount={amountOf(leg, legs, values)} />
              ))}
            </ol>
          </>
        )}
        <dl {...part('facts')}>
          {reason && <Fact label={translate('deposit.fact.reason')}>{reason}</Fact>}
          {refundReason && <Fact label={translate('deposit.fact.refundReason')}>{refundReason}</Fact>}
          {!isOver && progress.state !== 'success' && values.promised && (
            <Fact label={translate('deposit.fact.receive')}>
              <bdi>{values.promised}</bdi>
            </Fact>
          )}
          {places.map(
            ([key, label, place]) =>
              place && (
                <Fact key={key} label={label}>
                  <Code text={place} />
                </Fact>
              ),
          )}
          <Fact label={translate('deposit.fact.request')}>
            <Code text={progress.requestId} />{' '}
            <CopyButton
              text={progress.requestId}
              what={translate('deposit.fact.request')}
              announce={announce}
            />
          </Fact>
        </dl>
      </section>,
      props,
    )
  },
)

/** What a transaction moved; of several of one kind only the sum is known. */
function amountOf(
  { kind }: RequestLeg,
  legs: readonly RequestLeg[],
  { arrived, received, refunded }: DepositValues,
): string | undefined {
  const amount = { deposit: arrived, payout: received, refund: refunded }[kind]
  const isOnly = legs.filter((leg) => leg.kind === kind).length === 1
  return isOnly ? amount : undefined
}

function Leg({ leg: { kind, chainId, txHash }, amount }: { leg: RequestLeg; amount: string | undefined }) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const { announce } = useDepositContext('DepositAddress.Legs')
  const chain = chainId === undefined ? '?' : chainName(chains, chainId)
  const link = chainId === undefined ? undefined : explorerLink(chains, chainId, txHash)
  const what = translate(`deposit.leg.${kind}`, { chain })
  const hash = shortenAddress(txHash)
  return (
    <li {...part('deposit-leg', kind)}>
      <span {...part('deposit-leg-label')}>{what}</span>
      {amount && <bdi {...part('deposit-leg-amount')}>{amount}</bdi>}
      <span {...part('deposit-code')}>
        <bdi dir="ltr" translate="no">
          {link ? (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {hash}
            </a>
          ) : (
            <code>{hash}</code>
          )}
        </bdi>{' '}
        <CopyButton text={txHash} what={what} announce={announce} />
      </span>
    </li>
  )
}

function Code({ text }: { text: string }) {
  return (
    <bdi dir="ltr" translate="no">
      <code>{sanitizeText(text)}</code>
    </bdi>
  )
}
