'use client'
import { createContext } from 'react'

/** Terms of the quote that are shown beside the fees, which then leave them out. */
interface HiddenTerms {
  recipient: boolean
  minimum: boolean
}

export const recipientHidden: HiddenTerms = { recipient: true, minimum: false }
export const allHidden: HiddenTerms = { recipient: true, minimum: true }

/** Which terms the fees leave out. */
export const HiddenTermsContext = createContext<HiddenTerms>({ recipient: false, minimum: false })
