'use client'
import { useId } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { PickerPage, type PickerPageProps } from './parts/PickerPage.tsx'
import { usePart } from './usePart.ts'

type TokenPickerProps = Omit<PickerPageProps, 'titleId'>

/** Selects a token by name, symbol or address, or imports one. Renders a modal dialog. */
export function TokenPicker(props: TokenPickerProps) {
  const part = usePart()
  const titleId = useId()
  return (
    <Dialog aria-labelledby={titleId} onClose={props.onClose} {...part('picker', 'open')}>
      <PickerPage titleId={titleId} {...props} />
    </Dialog>
  )
}
