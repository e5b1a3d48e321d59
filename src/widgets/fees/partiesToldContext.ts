'use client'
import { createContext } from 'react'

/** What is told beside the fees, which then don't say it again. */
interface PartiesTold {
  recipient: boolean
  minimum: boolean
}

export const recipientTold: PartiesTold = { recipient: true, minimum: false }
export const allTold: PartiesTold = { recipient: true, minimum: true }

/** Whether the recipient and the minimum are told beside the fees. */
export const PartiesToldContext = createContext<PartiesTold>({ recipient: false, minimum: false })
