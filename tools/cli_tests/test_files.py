"""Files are written whole or not at all; what files hold, and how they are called, does not get further than it should."""
import json
import os
import pathlib
import resource
import shutil
import signal
import stat
import subprocess
import threading
import unittest

from cli_tests.program import ProgramTest

GAME = ["play", "classic", "--bots", "casual", "--seed", "1", "--option", "target=60"]


def small_files():
    """No file of the process may grow beyond a few bytes, which is how a full disk looks to it."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))


def can_mount():
    """Whether an unprivileged user, or root in a container, may have a small disk of its own."""
    return shutil.which("unshare") is not None and subprocess.run(
        ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"], capture_output=True, check=False).returncode == 0


class WrittenFiles(ProgramTest):
    def setUp(self):
        self.place = self.folder / self._testMethodName
        self.place.mkdir()

    def on_a_full_disk(self, *args, says="File too large"):
        done = subprocess.run([self.program, *map(str, args)], capture_output=True, timeout=60, check=False, preexec_fn=small_files)
        self.check_sane(done.returncode, done.stderr.decode())
        self.assertEqual(done.returncode, 2)
        self.check_one_line(done.stderr.decode(), args)
        self.assertIn(says, done.stderr.decode())
        self.assertNotIn("is lost", done.stderr.decode())

    def names(self):
        return sorted(os.listdir(self.place))

    def test_a_full_disk_leaves_an_older_record_as_it_was(self):
        path = self.place / "game.jsonl"
        self.run_program(*GAME, "--record", path)
        before = path.read_bytes()
        self.assertGreater(len(before), 1000)
        self.on_a_full_disk("play", "classic", "--seed", "2", "--record", path)
        self.assertEqual(path.read_bytes(), before)
        self.assertEqual(self.names(), ["game.jsonl"])
        self.run_program("replay", path)

    def test_a_full_disk_leaves_no_half_of_a_new_file(self):
        self.on_a_full_disk(*GAME, "--record", self.place / "game.jsonl")
        self.on_a_full_disk("print", "--out", self.place / "paper")
        self.on_a_full_disk("print", "puzzle", "turn-2-k2m9qz", "--out", self.place)
        self.assertEqual(self.names(), [])

    def test_a_set_is_written_as_a_whole(self):
        for name in ("tiles.pdf", "pieces.pdf", "score-board.pdf"):
            (self.place / name).write_text("older")
        (self.place / "score-board.pdf").unlink()
        (self.place / "score-board.pdf").mkdir()  # the last of the three cannot be written
        self.fails("print", "--out", self.place, says="score-board.pdf")
        self.assertEqual((self.place / "tiles.pdf").read_text(), "older")
        self.assertEqual((self.place / "pieces.pdf").read_text(), "older")
        self.assertEqual(self.names(), ["pieces.pdf", "score-board.pdf", "tiles.pdf"])

    @unittest.skipUnless(can_mount(), "no disk can be mounted here")
    def test_a_disk_that_is_really_full(self):
        script = """set -e
            mount -t tmpfs -o size=24k none /mnt
            "$0" play classic --bots casual --seed 1 --record /mnt/game.jsonl >/dev/null
            before=$(mktemp); cp /mnt/game.jsonl "$before"
            head -c 100000 /dev/zero >/mnt/filling 2>/dev/null || true
            for args in "play classic --bots casual --seed 2 --record /mnt/game.jsonl" "print --out /mnt"; do
              status=0; "$0" $args >/dev/null || status=$?
              test $status = 2
            done
            cmp /mnt/game.jsonl "$before"; rm "$before"
            test "$(ls -A /mnt | tr '\\n' ' ')" = "filling game.jsonl "
            """
        done = subprocess.run(["unshare", "-rm", "sh", "-c", script, self.program], capture_output=True, timeout=60, check=False)
        self.assertEqual((done.returncode, done.stdout.decode()), (0, ""), done.stderr.decode())
        self.assertEqual(done.stderr.decode().count("No space left on device"), 2)

    def test_a_file_that_is_replaced_keeps_its_permissions_and_new_ones_have_the_usual(self):
        path = self.place / "game.jsonl"
        path.write_text("older")
        path.chmod(0o640)
        self.run_program(*GAME, "--record", path)
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o640)
        fresh = self.place / "fresh.jsonl"
        subprocess.run(["sh", "-c", 'umask 027; exec "$@"', "sh", self.program, *GAME, "--record", str(fresh)], check=True,
                       capture_output=True)
        self.assertEqual(stat.S_IMODE(fresh.stat().st_mode), 0o640)

    def test_links_are_followed(self):
        (self.place / "away").mkdir()
        real = self.place / "away" / "real.jsonl"
        real.write_text("older")
        (self.place / "link").symlink_to("away/real.jsonl")
        (self.place / "again").symlink_to("link")
        (self.place / "new").symlink_to("away/new.jsonl")
        self.run_program(*GAME, "--record", self.place / "again")
        self.run_program(*GAME, "--record", self.place / "new")
        self.assertTrue((self.place / "again").is_symlink() and (self.place / "link").is_symlink())
        self.assertEqual(real.read_bytes(), (self.place / "away" / "new.jsonl").read_bytes())
        self.run_program("replay", real)
        (self.place / "round").symlink_to("round")
        self.fails(*GAME, "--record", self.place / "round", says="Too many levels of symbolic links")

    def test_what_is_no_plain_file_is_written_to_directly(self):
        whole = self.place / "game.jsonl"
        printed = self.run_program(*GAME, "--record", whole)
        record = whole.read_text()
        self.assertEqual(self.run_program(*GAME, "--record", "/dev/stdout"), record + printed)
        self.assertEqual(self.run_program(*GAME, "--record", "/dev/null"), printed)
        self.fails(*GAME, "--record", "/dev/full", says="No space left")
        # Standard output that is a file: what follows stands behind the record.
        both = self.place / "both"
        with both.open("w") as out:
            subprocess.run([self.program, *GAME, "--record", "/dev/stdout"], stdout=out, check=True)
        self.assertEqual(both.read_text(), record + printed)
        # A pipe, whose reader sees one end.
        pipe = self.place / "pipe"
        os.mkfifo(pipe)
        read = []
        reader = threading.Thread(target=lambda: read.append(pipe.read_text()), daemon=True)
        reader.start()
        self.assertEqual(self.run_program(*GAME, "--record", pipe), printed)
        reader.join(timeout=30)
        self.assertEqual(read, [record])
        self.assertTrue(stat.S_ISFIFO(pipe.stat().st_mode))
        self.assertTrue(stat.S_ISCHR(pathlib.Path("/dev/null").stat().st_mode))

    def test_what_may_not_be_written_to_is_not_replaced(self):
        if os.getuid() == 0:
            self.skipTest("root may write everywhere")
        path = self.place / "game.jsonl"
        path.write_text("older")
        path.chmod(0o444)
        self.fails(*GAME, "--record", path, says="Permission denied")
        self.assertEqual(path.read_text(), "older")

    def test_a_signal_in_the_middle_of_writing_leaves_all_or_nothing(self):
        caught = 0
        for _ in range(40):
            child = subprocess.Popen([self.program, "print", "--out", str(self.place)], stdout=subprocess.DEVNULL)
            while child.poll() is None:
                if any(name.startswith(".") for name in os.listdir(self.place)):
                    child.send_signal(signal.SIGTERM)
                    caught += 1
                    break
            child.wait(timeout=60)
            names = self.names()
            self.assertIn(names, ([], ["pieces.pdf", "score-board.pdf", "tiles.pdf"]))
            for name in names:
                self.assertTrue((self.place / name).read_bytes().rstrip().endswith(b"%%EOF"))
                (self.place / name).unlink()
            if caught == 5:
                return
        self.fail("no new file was ever seen")


    def with_two_names(self):
        path = self.place / "game.jsonl"
        path.write_text("older " * 10_000)
        os.link(path, self.place / "other")
        return path

    def test_a_file_with_several_names_keeps_them(self):
        path = self.with_two_names()
        self.run_program(*GAME, "--record", path)
        self.assertEqual(path.stat().st_ino, (self.place / "other").stat().st_ino)
        self.run_program("replay", self.place / "other")
        self.assertEqual(self.names(), ["game.jsonl", "other"])

    def test_what_is_written_into_as_it_lies_gets_its_older_bytes_back(self):
        path = self.with_two_names()
        before = path.read_bytes()
        self.on_a_full_disk(*GAME, "--record", path)
        self.assertEqual(path.read_bytes(), before)
        # The other files of a set fail after it has been written.
        path.rename(self.place / "tiles.pdf")
        (self.place / "score-board.pdf").mkdir()
        self.fails("print", "--out", self.place, says="score-board.pdf")
        self.assertEqual((self.place / "tiles.pdf").read_bytes(), before)
        self.assertEqual(self.names(), ["other", "score-board.pdf", "tiles.pdf"])

    @unittest.skipUnless(can_mount(), "nothing can be mounted here")
    def test_a_file_that_is_mounted_is_written_into(self):
        for name in ("game.jsonl", "elsewhere"):
            (self.place / name).write_text("older")
        script = 'mount --bind elsewhere game.jsonl && exec "$0" "$@" --record game.jsonl'
        subprocess.run(["unshare", "-rm", "sh", "-c", script, self.program, *GAME], cwd=self.place, check=True, capture_output=True)
        self.run_program("replay", self.place / "elsewhere")
        self.assertEqual(self.names(), ["elsewhere", "game.jsonl"])


NOBODY = 65534
TEAM = 54321  # a group that nobody else is in


@unittest.skipUnless(os.getuid() == 0, "only root has files of several owners")
class FilesOfOthers(ProgramTest):
    """Root's files, written by somebody else who is in TEAM."""

    def setUp(self):
        self.folder.chmod(0o755)
        self.place = self.folder / self._testMethodName
        self.place.mkdir()
        self.path = self.place / "game.jsonl"
        self.path.write_text("older")
        if subprocess.run([self.program, "--version"], user=NOBODY, group=NOBODY, extra_groups=[TEAM], capture_output=True, check=False).returncode != 0:
            self.skipTest("others cannot reach the program")

    def allow(self, folder, file, group=0):
        os.chown(self.path, 0, group)
        self.path.chmod(file)
        self.place.chmod(folder)

    def play(self):
        done = subprocess.run([self.program, *GAME, "--record", str(self.path)], user=NOBODY, group=NOBODY, extra_groups=[TEAM], capture_output=True,
                              check=False)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual(os.listdir(self.place), ["game.jsonl"])
        self.path.chmod(self.path.stat().st_mode | 0o444)
        self.run_program("replay", self.path)

    def test_a_file_in_a_folder_where_each_keeps_their_own(self):
        self.allow(0o1777, 0o666)
        self.play()
        self.assertEqual(self.path.stat().st_uid, 0)

    def test_a_file_in_a_folder_that_may_not_be_written_to(self):
        self.allow(0o755, 0o666)
        self.play()

    def test_a_file_that_may_be_written_to_but_not_read(self):
        self.allow(0o1777, 0o622)
        self.play()

    def test_a_replaced_file_keeps_its_group(self):
        self.allow(0o777, 0o664, TEAM)
        self.play()
        status = self.path.stat()
        self.assertEqual((status.st_uid, status.st_gid, stat.S_IMODE(status.st_mode)), (NOBODY, TEAM, 0o664))

    def test_what_one_group_may_do_is_not_for_another(self):
        self.allow(0o777, 0o626)
        self.play()
        status = self.path.stat()
        self.assertEqual((status.st_gid, stat.S_IMODE(status.st_mode) & 0o020), (NOBODY, 0))


class Streams(ProgramTest):
    def shell(self, line, status):
        """Runs a line of a shell in which $0 is the program. Returns standard output and standard error."""
        done = subprocess.run(["sh", "-c", line, self.program], capture_output=True, timeout=60, check=False, cwd=self.folder)
        self.check_sane(done.returncode, done.stderr.decode())
        self.assertEqual(done.returncode, status, f"{line}: {done.stderr.decode()}")
        return done.stdout.decode(), done.stderr.decode()

    def test_a_standard_error_that_is_closed_or_full_stops_nothing(self):
        for away in ("2>&-", "2>/dev/full"):
            self.shell(f'"$0" replay absent {away}', 2)
            self.shell(f'"$0" nonsense {away}', 2)
            self.shell(f'"$0" replay absent >&- {away}', 2)
            out, _ = self.shell(f'"$0" play puzzle --bots casual --seed 1 {away}', 0)  # which has something to tell there
            self.assertIn("casual 1", out)

    def test_no_file_takes_the_place_of_a_closed_stream(self):
        whole, _ = self.shell(f'"$0" {" ".join(GAME)} --record whole.jsonl', 0)
        self.assertIn("seed 1", whole)
        record = (self.folder / "whole.jsonl").read_bytes()
        self.shell(f'"$0" {" ".join(GAME)} --record other.jsonl <&- >&- 2>&-', 2)  # the scores cannot be printed
        self.assertEqual((self.folder / "other.jsonl").read_bytes(), record)
        self.shell(f'"$0" {" ".join(GAME)} --record other.jsonl <&- >/dev/null 2>&-', 0)
        self.assertEqual((self.folder / "other.jsonl").read_bytes(), record)
        self.shell('"$0" replay whole.jsonl <&- >&- 2>&-', 2)
        self.assertEqual((self.folder / "whole.jsonl").read_bytes(), record)


def check_tame(test, text):
    """Nothing in it does more in a terminal than show."""
    for line in text.splitlines():
        for letter in line:
            code = ord(letter)
            test.assertFalse(code < 32 or 0x7F <= code < 0xA0 or 0x200B <= code <= 0x200F or 0x2028 <= code <= 0x202E
                             or 0x2060 <= code <= 0x206F or code == 0xFEFF or letter == "\ufffd", repr(text))


class Echoes(ProgramTest):
    """What was typed, and what files are called, comes back as text that a terminal only shows."""

    def test_nothing_typed_reaches_the_terminal_as_it_is(self):
        for wild in ("\x1b]0;title\x07\x1b[2J", "\x9b31m", "a\u202eb\u2066c", "\u200bx\ufeff", "two\rlines\x08", b"\xff\xfe\x9b".decode("utf-8", "surrogateescape")):
            for args in ([wild], ["replay", wild], ["play", wild], ["play", "classic", "--" + wild], ["play", "classic", "--record", "no/" + wild],
                         ["play", "classic", "--players", wild], ["play", "classic", "--option", wild], ["print", "--paper", wild, "--out", "x"],
                         ["print", "--out", "no/" + wild], ["solve", "grand", "--size", wild], ["solve", wild], ["arena", "classic", "--a", wild, "--b", wild],
                         ["puzzle", "show", wild], ["puzzle", "new", wild], ["puzzle", "new", "--day", wild], ["bench", "--count", wild],
                         ["print", "position", wild, "--out", "x"], ["tiles", "--tiles", wild], ["show", wild], ["analyze", wild],
                         ["print", "puzzle", "turn-2-k2m9qz", "--site", wild, "--out", "x"], ["serve", "--host", wild]):
                done = subprocess.run([os.fsencode(self.program), *map(os.fsencode, args)], capture_output=True, timeout=60, check=False)
                self.assertEqual((done.returncode, done.stdout), (2, b""), args)
                check_tame(self, done.stderr.decode("utf-8"))
                self.check_one_line(done.stderr.decode(), args)

    def test_the_path_of_what_was_printed(self):
        out = self.folder / "\x1b[31m\u202egnp"
        told = self.run_program("print", "puzzle", "turn-2-k2m9qz", "--out", out)
        check_tame(self, told)
        self.assertIn("turn-2-k2m9qz.pdf: 1 page", told)
        self.assertTrue((out / "turn-2-k2m9qz.pdf").exists())

    def test_what_somebody_types_in_a_game(self):
        said = self.run_program("play", "classic", "--bots", "you,casual", "--seed", 5, stdin="\x1b[2J\n\u009b1m\n\u202ex\n")
        check_tame(self, said.replace("\n", " "))
        self.assertIn("\\u001b[2J", said)

    def test_errors_are_short(self):
        long = "x" * 100_000
        for args in ([long], ["replay", long[:3000]], ["play", long], ["play", "classic", "--" + long], ["play", "classic", long, long],
                     ["play", "classic", "--players", long], ["play", "classic", "--colour", long], ["puzzle", "show", long],
                     ["play", "classic", "--bots", ",".join(["y"] * 30_000)], ["solve", "grand", "--size", long], ["serve", "--host", long],
                     ["play", "classic", "--record", "/".join(["d" * 200] * 15)], ["print", "--out", long[:3000]]):
            self.assertLess(len(self.fails(*args)), 650, args[0][:20])
        self.assertIn("No such file", self.fails("replay", "/".join(["d" * 200] * 15)))
        deep = self.folder / "record"
        deep.write_text(json.dumps({"dalapapa": 1, long: 1}))
        self.assertLess(len(self.fails("replay", deep)), 650)


class Texts(ProgramTest):
    """Every text is read in one way."""

    def record_with(self, name, replaced=b"casual 1"):
        path = self.folder / "game.jsonl"
        self.run_program(*GAME, "--record", path)
        other = self.folder / "other.jsonl"
        other.write_bytes(path.read_bytes().replace(replaced, name, 1))
        return other

    def test_a_key_that_stands_twice_is_refused_wherever_json_is_read(self):
        twice = self.folder / "twice.json"
        twice.write_text('{"solution": [], "solution": []}')
        for args in (["puzzle", "check", "turn-2-k2m9qz", twice], ["tiles", "--tiles", twice], ["solve", "figure", "--size", "4x4", "--pile", twice],
                     ["solve", "figure", "--size", "4x4", "--fixed", twice]):
            self.fails(*args, says='the key "solution" stands twice')
        for one, two in ((b'"dalapapa":1', b'"dalapapa":1,"dalapapa":1'), (b'"target":60', b'"target":60,"target":60'),
                         (b'"seat":0', b'"seat":1,"seat":0'), (b'"winners"', b'"winners":[],"winners"')):
            path = self.record_with(two, one)
            for command in ("replay", "show", "analyze"):
                self.assertRegex(self.fails(command, path), r"line \d+: the key \"\w+\" stands twice")
        (answer,) = self.ask(['{"placed": [], "placed": [], "tile": ["BBBGGRR", "YRRYYGG"]}'])
        self.assertEqual(answer, {"error": 'the key "placed" stands twice'})

    def test_a_byte_order_mark_is_skipped_in_files_and_named_elsewhere(self):
        path = self.record_with(b"casual 1")
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
        self.assertIn("all legal", self.run_program("replay", path))
        self.assertIn("all legal", self.run_program("replay", "-", stdin=path.read_bytes()))
        path.write_bytes(path.read_text("utf-8-sig").encode("utf-16"))
        self.fails("replay", path, says="UTF-16")
        lines = self.run_program("board", stdin=b'\xef\xbb\xbf{"placed": [], "tile": ["BBBGGRR", "YRRYYGG"]}\n')
        self.assertIn("byte order mark", json.loads(lines)["error"])
        tiles = self.folder / "tiles.json"
        tiles.write_bytes(b"\xef\xbb\xbf" + self.run_program("tiles", "--json").encode())
        self.run_program("tiles", "--tiles", tiles)

    def test_names_of_older_records_that_do_not_read_as_they_are_written(self):
        for name in ("Ann \u202esniw", "Ann\u2066", "Ann\u2028", "A\u200bnn", "A\u200dnn", "\ufeffAnn", "A\u00adnn", "A\U000e0041", "\u3164"):
            for spelt in (name.encode(), json.dumps(name)[1:-1].encode()):
                path = self.record_with(spelt)
                for command in (["replay", path], ["show", path, "--moves"]):
                    told = self.run_program(*command)
                    check_tame(self, told)
                    self.assertIn("\\u" if ord(max(name)) < 0x10000 else "\\U000e0041", told, name)
        self.assertIn("Ann \\u202esniw", self.run_program("analyze", self.record_with("Ann \u202esniw".encode()), "--nodes", 100))
        for name in ("François", "دانا", "نمی\u200cدانم", "👩\u200d👧", "李", " ", "\u3000"):
            self.run_program("replay", self.record_with(name.encode()))
        for name in ("", "A\u0085", "\u001b[2J"):
            self.fails("replay", self.record_with(json.dumps(name)[1:-1].encode()), says='line 1: seat 0: "name"')

    def test_names_that_are_read_from_the_right_leave_what_is_beside_them_alone(self):
        path = self.record_with("دانا".encode())
        for told in (self.run_program("show", path, "--moves"), self.run_program("replay", path), self.run_program("analyze", path, "--nodes", 100)):
            self.assertEqual(told.count("دانا"), told.count("\u2068دانا\u2069"))
            self.assertGreater(told.count("دانا"), 0)
        self.assertNotIn("\u2068", self.run_program("show", self.record_with(b"Ann"), "--moves"))
