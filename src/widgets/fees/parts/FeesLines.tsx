'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { joinSentences } from '../../shared/messages/joinSentences.ts'
import { chainName } from '../../shared/model/tokenId.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import type { FeeLine } from '../model/feeLines.ts'
import { FigurePairText } from '../../shared/parts/FigurePairText.tsx'
import { Fact } from '../../shared/parts/Fact.tsx'

interface FeesLinesProps {
  lines: readonly FeeLine[]
  /** The user alone pays what is taken. */
  isIncluded: boolean
}

/** Every fee, what it is for, and how much it is. */
export function FeesLines({ lines, isIncluded }: FeesLinesProps) {
  const translate = useMessages()
  const { chains } = useTokens()
  const hintOf = (key: FeeLine['key']) => {
    const isTaken = key !== 'gas' && key !== 'sponsored'
    const hint = translate(`fees.${key}.hint`)
    return isTaken && isIncluded ? joinSentences(translate, [hint, translate('fees.included')]) : hint
  }
  return lines.map(({ key, chainId, quoted, actual }) => (
    <Fact
      key={key}
      label={translate(chainId === undefined ? labelWithoutChain(key) : `fees.${key}`, {
        chain: chainId === undefined ? '' : chainName(chains, chainId),
      })}
      hint={hintOf(key)}
    >
      <FigurePairText quoted={quoted} actual={actual} rounding={key === 'sponsored' ? 'down' : 'up'} />
    </Fact>
  ))
}

function labelWithoutChain(key: FeeLine['key']): MessageKey {
  return key === 'gas' || key === 'destinationGas' || key === 'execution' ? 'fees.network' : `fees.${key}`
}
