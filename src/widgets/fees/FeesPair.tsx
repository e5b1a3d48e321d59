'use client'
import { partProps } from '../attributes.ts'
import { useFigureText } from '../useFigureText.ts'
import { useMessages } from '../useMessages.ts'
import { agree, type FigurePair } from '../figure.ts'

interface FeesPairProps extends FigurePair {
  /** @default 'up' */
  rounding?: 'up' | 'down'
}

/** A figure as it was quoted and, when it is over, as it came; once when both are the same. */
export function FeesPair({ quoted, actual, rounding }: FeesPairProps) {
  const translate = useMessages()
  const figureText = useFigureText()
  if (!actual || !quoted) return <bdi>{figureText(actual ?? quoted, rounding)}</bdi>
  if (agree(quoted, actual)) {
    return (
      <>
        <bdi>{figureText({ ...actual, ...quoted }, rounding)}</bdi>
        <small {...partProps('fees-phase', 'agreed')}>{translate('fees.asQuoted')}</small>
      </>
    )
  }
  return (
    <>
      <span {...partProps('fees-phase', 'quoted')}>
        {translate('fees.quoted')} <bdi>{figureText(quoted, rounding)}</bdi>
      </span>
      <span {...partProps('fees-phase', 'actual')}>
        {translate('fees.actual')} <bdi>{figureText(actual, rounding)}</bdi>
      </span>
    </>
  )
}
