import { importCalls } from '#contracts/calls/imports.ts';
import { useBackOffice } from '../back-office-provider.tsx';

export const useImportCalls = () => importCalls[useBackOffice().role.role];
