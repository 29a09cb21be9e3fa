import { goldenRoleNames } from "./golden-role-names.ts";
import { readGoldenRole } from "./read-golden-role.ts";

/** The adverts of all golden roles, for tests of what is made from an advert. */
export const goldenAdverts = goldenRoleNames.map((name) => ({ name, advert: readGoldenRole(name).advert }));
