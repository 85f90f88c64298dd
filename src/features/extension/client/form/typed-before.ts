import type { Edit } from './draft.ts'

/** What somebody typed or chose before the script arrived. */
export function typedBefore(form: HTMLFormElement | null): readonly Edit[] {
  if (!form) return []
  return [...form.elements].flatMap((element) => editOf(element) ?? [])
}

function editOf(element: Element): Edit | undefined {
  if (element instanceof HTMLSelectElement) {
    const [chosen] = element.selectedOptions
    return chosen && !chosen.defaultSelected ? { kind: 'period', period: Number(chosen.value) } : undefined
  }
  if (!(element instanceof HTMLInputElement)) return undefined
  const { name, value, checked, defaultChecked, defaultValue } = element
  if (name === 'legal-form') {
    const isNew = checked && !defaultChecked
    return isNew ? { kind: 'legal-form', legalForm: value === 'natural-person' ? 'natural-person' : 'legal-entity' } : undefined
  }
  if (value === defaultValue) return undefined
  return name === 'pid' || name === 'uid' || name === 'birth' || name === 'deadline' ? { kind: name, text: value } : undefined
}
