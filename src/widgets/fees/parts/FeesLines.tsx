'use client'
import { forwardRef } from 'react'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { joinSentences } from '../../shared/messages/joinSentences.ts'
import { chainName } from '../../shared/model/tokens/tokenNames.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useFeesContext } from '../model/feesContext.ts'
import { usePart } from '../usePart.ts'
import type { FeeLine } from '../model/feeLines.ts'
import { unsponsoredLines } from '../model/unsponsoredLines.ts'
import { QuotedAndActualText } from '../../shared/parts/figures/QuotedAndActualText.tsx'
import { Fact } from '../../shared/parts/figures/Fact.tsx'

/** Every fee, its purpose, and its amount. Renders a `<dl>`, or a `<p>` if there is none. */
export const FeesLines = forwardRef<HTMLDListElement, PartProps<'dl'>>(function FeesLines(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const breakdown = useFeesContext('Fees.Lines')
  const lines = unsponsoredLines(breakdown)
  const { sponsorship } = breakdown
  // Only if the user alone pays the fees. Not for a record, whose amounts may be zero or refunded.
  const isIncluded = breakdown.details !== undefined && sponsorship.quoted === undefined
  const { chains } = useTokens()
  const hintOf = ({ key, hasTopup, isOfDeposit, lacksApproval }: FeeLine) => {
    if (isOfDeposit) return translate('fees.gas.hint.deposit')
    if (lacksApproval) return translate('fees.gas.hint.paid')
    const isTaken = key !== 'gas' && key !== 'sponsored'
    const hint = translate(key === 'execution' && !hasTopup ? 'fees.destinationGas.hint' : `fees.${key}.hint`)
    return isTaken && isIncluded ? joinSentences(translate, [hint, translate('fees.included')]) : hint
  }
  if (breakdown.lines.length === 0) return <p {...part('fact-hint')}>{translate('fees.none')}</p>
  return renderPart(
    <dl ref={ref} {...part('fees-lines')}>
      {lines.map((line) => {
        const { key, chainId, quoted, actual } = line
        return (
          <Fact
            key={key}
            label={translate(chainId === undefined ? labelWithoutChain(key) : `fees.${key}`, {
              chain: chainId === undefined ? '' : chainName(chains, chainId),
            })}
            hint={hintOf(line)}
          >
            <QuotedAndActualText
              quoted={quoted}
              actual={actual}
              rounding={key === 'sponsored' ? 'down' : 'up'}
              isAgreementShown={false}
              isFee
            />
          </Fact>
        )
      })}
    </dl>,
    props,
  )
})

function labelWithoutChain(key: FeeLine['key']): MessageKey {
  if (key === 'gas') return 'fees.network'
  return key === 'destinationGas' || key === 'execution' ? 'fees.component.execution' : `fees.${key}`
}
