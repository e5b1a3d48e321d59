'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { CodeText } from '../../../shared/parts/copy/CodeText.tsx'
import { CopyableCode } from '../../../shared/parts/copy/CopyableCode.tsx'
import { Fact } from '../../../shared/parts/figures/Fact.tsx'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { formatDateTime } from '../../../../utils/format/time/formatDateTime.ts'
import { usePart } from '../../usePart.ts'
import type { DescribedFact, DescribedStep } from '../../../../audit/describe/describedStep.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useReviewContext } from '../../model/reviewContext.ts'
import { useAmountText, useWrittenAmount } from '../../model/useWrittenAmount.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'

/**
 * One request to the wallet: a collapsed line with all that is known about it, or everything at once if it must be
 * read. Renders an `<li>`.
 */
export function ReviewStepItem({ step }: { step: DescribedStep }) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const { quote } = useReviewContext('Review.Steps')
  const { does, facts, chainId } = step
  const isUnread = does === 'call' || does === 'callWith'
  const title = (
    <>
      <StepTitle step={step} />
      {chainId !== quote.parameters.originChainId && (
        <small> {translate('review.onChain', { chain: sanitizeText(chainName(chains, chainId)) })}</small>
      )}
    </>
  )
  const details = (
    <>
      {isUnread && <p {...part('fact-hint')}>{translate('review.step.unreadCall')}</p>}
      <dl {...part('facts')}>
        {facts.map((fact) => fact.key !== 'data' && <StepFact key={fact.key} fact={fact} />)}
      </dl>
      {facts.map((fact) => fact.key === 'data' && <StepData key={fact.key} text={fact.text} />)}
    </>
  )
  return (
    <li {...part('review-step', isPlain(step) ? 'plain' : 'open')}>
      {isPlain(step) ? (
        <details>
          <summary {...part('review-step-title')}>{title}</summary>
          {details}
        </details>
      ) : (
        <>
          <p {...part('review-step-title')}>{title}</p>
          {details}
        </>
      )}
    </li>
  )
}

/** Steps at known contracts that need no details beyond their line. */
const plainActions: ReadonlySet<DescribedStep['does']> = new Set([
  'approve',
  'approveNothing',
  'permit',
  'send',
  'wrap',
  'unwrap',
  'deposit',
])

/** Whether the title says everything the user must know about a step. */
function isPlain({ does, facts }: DescribedStep): boolean {
  return plainActions.has(does) && !facts.some((fact) => 'source' in fact && fact.source === 'unnamed')
}

function StepTitle({ step: { does, amount, name = '' } }: { step: DescribedStep }) {
  const translate = useMessages()
  const { isPayment } = useReviewContext('Review.Steps')
  const written = useWrittenAmount()
  const amountText = useAmountText()
  // For an unknown token, the whole amount replaces the number.
  const values = amount?.token
    ? written(amount.amount, amount.token)
    : { amount: amount ? amountText(amount) : '', symbol: '' }
  // Whoever pays for an order deposits nothing that is theirs.
  const title = translate(isPayment && does === 'deposit' ? 'checkout.step.deposit' : `review.step.${does}`, {
    ...values,
    function: sanitizeText(name, { maxLength: 64 }),
    type: sanitizeText(name, { maxLength: 64 }),
    order: sanitizeText(name, { maxLength: 64 }),
  })
  return <bdi>{title.trim()}</bdi>
}

function StepFact({ fact }: { fact: Exclude<DescribedFact, { key: 'data' }> }) {
  const translate = useMessages()
  const amountText = useAmountText()
  const locale = useLocale()
  const label = translate(fact.key === 'order' ? 'review.order.number' : `review.fact.${fact.key}`)
  switch (fact.key) {
    case 'value':
      return (
        <Fact label={label}>
          <bdi>{amountText(fact.amount)}</bdi>
        </Fact>
      )
    case 'deadline':
      return <Fact label={label}>{formatDateTime(Number(fact.at) * 1000, locale) || String(fact.at)}</Fact>
    case 'function':
    case 'text':
      return (
        <Fact label={label}>
          <CodeText text={fact.text} maxLength={4_000} />
        </Fact>
      )
    case 'order':
      return (
        <Fact label={label}>
          <CopyableCode text={fact.text} what={label} />
        </Fact>
      )
    default: {
      const source = fact.key === 'token' ? undefined : fact.source
      return (
        <Fact label={label} hint={source && translate(`review.fact.contract.${source}`)}>
          <CopyableCode text={fact.address} what={label} />
        </Fact>
      )
    }
  }
}

function StepData({ text }: { text: string }) {
  const part = usePart()
  const translate = useMessages()
  return (
    <details {...part('review-data')}>
      <summary {...part('review-data-summary')}>{translate('review.fact.data')}</summary>
      <CodeText text={text} maxLength={100_000} />
    </details>
  )
}
