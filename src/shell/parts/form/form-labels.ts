import { useLayoutEffect } from 'react'
import { createStore } from 'zustand'
import { storeContext } from '../../workspace/store-context.tsx'

type LabelState = {
  /** Prefix of all ids of this form. */
  readonly formId: string
  /** The fields that are there now, in their order on the page. */
  readonly labels: readonly { readonly name: string; readonly label: string }[]
  readonly add: (name: string, label: string) => void
  readonly remove: (name: string) => void
}

/** Which fields a form has and what they are called; the summary of faults reads it. */
export const formLabels = storeContext('form', (formId: string) =>
  createStore<LabelState>()((set) => ({
    formId,
    labels: [],
    add: (name, label) => set(({ labels }) => ({ labels: [...labels, { name, label }] })),
    remove: (name) => set(({ labels }) => ({ labels: labels.filter((each) => each.name !== name) })),
  })),
)

/** Tells the form about a field; answers with the id of its control. */
export function useLabelled(name: string, label: string): string {
  const store = formLabels.useStore()
  useLayoutEffect(() => {
    store.getState().add(name, label)
    return () => store.getState().remove(name)
  }, [store, name, label])
  return idOf(store.getState().formId, name)
}

export function idOf(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`
}
