// After a button that is only a way to something at the table: the keys are the table's again.
export const focusTable = (): void => document.getElementById('content')?.focus({ preventScroll: true });
