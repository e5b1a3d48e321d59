'use client'
import { usePart } from '../../usePart.ts'
import type { Rounding } from '../../../../utils/amounts/rounding.ts'
import { useFigureText } from '../../messages/figures/useFigureText.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { agree, type QuotedAndActual } from '../../model/figures/figure.ts'

interface QuotedAndActualTextProps extends QuotedAndActual {
  /** @default 'up' */
  rounding?: Rounding
  /** Whether to state that the figure matches the quote. In a list, one line does so for all. @default true */
  isAgreementShown?: boolean
  /** Whether the figure is a fee, which looks the same everywhere. @default false */
  isFee?: boolean
}

/** A figure as quoted and, at the end, as executed; only once if both are the same. */
export function QuotedAndActualText({
  quoted,
  actual,
  rounding,
  isAgreementShown = true,
  isFee,
}: QuotedAndActualTextProps) {
  const part = usePart()
  const translate = useMessages()
  const figureText = useFigureText([quoted, actual], isFee)
  if (!actual || !quoted) return <bdi>{figureText(actual ?? quoted, rounding)}</bdi>
  if (agree(quoted, actual)) {
    return (
      <>
        <bdi>{figureText({ ...actual, ...quoted }, rounding)}</bdi>
        {isAgreementShown && <small {...part('fact-phase', 'agreed')}>{translate('figure.asQuoted')}</small>}
      </>
    )
  }
  const actualText = figureText(actual, rounding, '')
  return (
    <>
      <span {...part('fact-phase', 'quoted')}>
        {translate('figure.quoted')} <bdi>{figureText(quoted, rounding)}</bdi>
      </span>
      <span {...part('fact-phase', 'actual')}>
        {actualText === '' ? (
          translate('figure.unreported')
        ) : (
          <>
            {translate('figure.actual')} <bdi>{actualText}</bdi>
          </>
        )}
      </span>
    </>
  )
}
