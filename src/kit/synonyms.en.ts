export const texts = {
  endings: 'ations ation ings ing ers er ed es s ly ions ion e y ies ied ment ments',
  fillers:
    'the a an and or but also of to in on at by for from with without about as if is are am was were be been do does did have has had can could ' +
    'may might must shall should will would i me my we us our you your he she it its they them their this that these those what whom which ' +
    'why how no not yes any some there here now then so just please get got need want hello too out where something anything',
  meanings: `cost costs fee fees price charge charges free amount money expensive francs chf much
pay paying payment bill bills instalment instalments installment invoice interest owe
account login log sign signup register registration password username
extend extension extended extensions postpone delay prolong time longer
twice often again second repeatedly
deadline deadlines until due date latest
reason reasons justification justify grounds why
attach attachment documents enclose missing statement paperwork
period year previous
weekend sunday saturday holiday
reminder dunning fine penalty late missed forgot forgotten overdue expired
number identifier id
found wrong mismatch unknown invalid incorrect birth
company companies legal entity firm business association corporation
fiduciary accountant representative advisor adviser agent attorney behalf somebody mother father parents
couple couples married husband wife spouse partner marriage divorced
died death dead passed deceased heir heirs estate widow
moved moving relocate relocated abroad move emigrate
answer decision reply wait response screen
refused refusal rejected appeal objection object disagree agree denied declined
undo cancel withdraw revoke mistake correct mind typo
receipt confirmation proof evidence reference code print pdf
file filing submit hand return
privacy details data protection secure security confidential personal sees see visible
trouble error broken crash bug page loading form
mobile smartphone app language languages french phone
computer internet paper post letter offline
reach contact call phone telephone hotline hours address email mail
paper print printing printed printout
delete remove erase sample samples example examples
deleted undo restore recover wrong accidentally bin trash
keys keyboard shortcut shortcuts hotkey hotkeys faster
same simultaneously conflict edit overwrite changed
save saved autosave automatically
leave leaves quit quits left resigns
invite add bring colleague colleagues coworker team member
export download backup csv
signed session expired logged logout timeout
theme dark mode colour colours color appearance
device laptop stolen lost losing theft
delivery shipping postage ship
parcel package shipment arrives arrive
return send back refund exchange
damaged broken defective faulty
warranty guarantee
cancel revoke cancellation`,
} as const
