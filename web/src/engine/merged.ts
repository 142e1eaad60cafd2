// For code that takes any member of a union: every key of every member; a key that not all of them have is optional.
type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;

export type Merged<Union> = Pick<Union, keyof Union> & {
  [Key in Exclude<KeyOf<Union>, keyof Union>]?: ValueOf<Union, Key>;
};
