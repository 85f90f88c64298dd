import { useMemo, type ReactNode } from 'react'
import { FormCombobox } from '../../../../shell/parts/form/form-combobox.tsx'
import type { FormFieldProps } from '../../../../shell/parts/form/use-form-field.ts'
import { useFormField } from '../../../../shell/parts/form/use-form-field.ts'

/** One of all places the browser knows the clocks of. */
export function ZoneField(props: FormFieldProps): ReactNode {
  const { value } = useFormField<string>(props)
  const options = useMemo(() => {
    const zones = Intl.supportedValuesOf('timeZone')
    // An import may bring an older name of a place.
    const all = value === '' || zones.includes(value) ? zones : [value, ...zones]
    return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  }, [value])
  return <FormCombobox {...props} options={options} isRequired />
}
