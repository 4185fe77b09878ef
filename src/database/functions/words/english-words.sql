-- Words that say little: left out of descriptions, and of what is typed beside others.
create or replace function stop_words() returns text[] language sql immutable parallel safe
as $$ select '{a,an,and,are,as,at,be,by,for,from,has,have,in,into,is,it,its,of,on,or,our,s,that,the,their,they,this,to,was,when,which,with,without,you,your,من,في,علي,الي,عن,مع,او,و,هذا,هذه,ذلك,تلك,التي,الذي,ان,كل,ما,لا,لم,به,بها,له,لها,فيه,فيها,منه,منها}'::text[] $$;

-- A word in its other number: "watch" and "watches", "man" and "men", by the rules of English; for other
-- scripts see arabic_forms and hindi_forms. What is no
-- word at all does no harm: nothing is found by it.
create or replace function word_forms(word text) returns text[]
language plpgsql immutable strict parallel safe
as $$
declare
  forms text[] := '{}';
  irregular text[] := '{man,men,woman,women,child,children,foot,feet,tooth,teeth,person,people}';
  form text;
  at integer;
begin
  if word ~ '[\u0621-\u064a]' then
    return arabic_forms(word);
  end if;
  if word ~ '[\u0915-\u0939]' then
    return hindi_forms(word);
  end if;
  -- Glasses to see through are no glass.
  if word ~ '[0-9]' or length(word) < 3 or word = 'glasses' then
    return forms;
  end if;
  if word ~ '[^s]s$' and word !~ '[ui]s$' then
    forms := forms || left(word, -1);
    if word ~ '(ch|sh|ss|x|z|o)es$' then forms := forms || left(word, -2); end if;
    if word ~ '..ies$' then forms := forms || (left(word, -3) || 'y'); end if;
    if word ~ '..ves$' then forms := forms || (left(word, -3) || 'f') || (left(word, -3) || 'fe'); end if;
  elsif word ~ '(ch|sh|s|x|z)$' then
    forms := forms || (word || 'es');
  else
    forms := forms || (word || 's');
    if word ~ 'o$' then forms := forms || (word || 'es'); end if;
    if word ~ '[^aeiou]y$' then forms := forms || (left(word, -1) || 'ies'); end if;
    if word ~ 'fe?$' then forms := forms || (rtrim(rtrim(word, 'e'), 'f') || 'ves'); end if;
  end if;
  foreach form in array forms || word loop
    at := array_position(irregular, form);
    if at is not null then forms := forms || irregular[at + 1 - 2 * ((at + 1) % 2)]; end if;
  end loop;
  return array(select distinct f from unnest(forms) f where f <> word);
end $$;
