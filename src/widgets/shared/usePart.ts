'use client'
import type { sharedParts } from './attributes.ts'
import { createUsePart } from './render/createUsePart.ts'

/** The attributes of the parts that several widgets have in common. */
export const usePart = createUsePart<typeof sharedParts>()
