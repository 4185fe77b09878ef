export const views = 'Views';
export const savedViews = 'Saved views';
export const all = 'All';
/** Behind the name of a view. */
export const changed = 'changed';
export const shared = 'Shared';
export const sharedBy = (name: string) => `Shared by ${name}`;
export const openWith = (name: string) => `Open this list with ${name}`;
export const editNamed = (name: string) => `Edit ${name}`;
export const saveChanges = 'Save changes';
export const saveAs = 'Save as…';

export const saveTitle = 'Save as a view';
export const edit = 'Edit view';
export const name = 'Name';
export const shareWithAdmins = 'Share with all admins';
export const save = 'Save view';
export const remove = 'Delete view';
