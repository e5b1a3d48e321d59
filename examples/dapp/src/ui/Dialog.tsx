import { useEffect, useId, useRef, type ReactNode } from 'react'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page; the browser keeps the focus in it and gives it back. Renders a `<dialog>`. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path
                  d="m5 5 10 10M15 5 5 15"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
