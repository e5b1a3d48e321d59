'use client'
import { useState, type RefObject } from 'react'
import { CopyAction } from '../../../shared/parts/copy/CopyAction.tsx'
import { usePart } from '../../usePart.ts'
import { copyChecked, type CopyResult } from '../../model/copyChecked.ts'
import { useDepositContext } from '../../model/depositContext.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

interface DepositCopyProps {
  text: string
  /** The element that shows the text. */
  shown: RefObject<Element | null>
  /** What is copied, as text for the user. */
  what: string
}

/** Copies a text that funds depend on, compares it, and warns if it was changed. Renders a `<button>`. */
export function DepositCopy({ text, shown, what }: DepositCopyProps) {
  const part = usePart()
  const translate = useMessages()
  const { announce } = useDepositContext('DepositAddress.Payment')
  const [result, setResult] = useState<CopyResult>()
  const isAlarm = result === 'differs' || result === 'altered'

  async function copy() {
    const came = await copyChecked(text, shown.current)
    setResult(came)
    if (came === 'compared') announce(translate('deposit.copied', { what }))
    if (came === 'copied') announce(translate('copy.done', { what }))
    if (came === 'failed') announce(translate('copy.failed'))
  }

  return (
    <>
      <CopyAction what={what} onCopy={copy} />
      {result && !isAlarm && (
        <span aria-hidden="true" {...part('deposit-address-hint')}>
          {result === 'failed'
            ? translate('copy.failed')
            : translate(result === 'compared' ? 'deposit.copied' : 'copy.done', { what })}
        </span>
      )}
      <span role="alert" {...part('deposit-address-notice', isAlarm ? 'error' : 'empty')}>
        {result === 'differs' && translate('deposit.copy.differs', { what })}
        {result === 'altered' && translate('deposit.altered')}
      </span>
    </>
  )
}
